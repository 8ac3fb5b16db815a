" Vim indent file
" Language: motions of Mikoto

runtime! indent/diptych.vim
