" Vim indent file
" Language: texts of Diptych

if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=diptych#Indent(v:lnum)
setlocal indentkeys=0},0),!^F,o,O
let b:undo_indent = 'setlocal indentexpr< indentkeys<'
