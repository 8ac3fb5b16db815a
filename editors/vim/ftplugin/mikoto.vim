" Vim filetype plugin
" Language: motions of Mikoto

if exists('b:did_ftplugin')
  finish
endif
runtime! ftplugin/diptych.vim
setlocal noexpandtab shiftwidth=0 softtabstop=0
