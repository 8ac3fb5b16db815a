" Vim syntax file
" Language: motions of Mikoto, texts of Diptych whose strings have no escapes

if exists('b:current_syntax')
  finish
endif

let b:diptych_raw = 1
runtime! syntax/diptych.vim
let b:current_syntax = 'mikoto'
