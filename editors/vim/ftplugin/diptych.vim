" Vim filetype plugin
" Language: texts of Diptych

if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:# commentstring=#\ %s
setlocal formatoptions-=t formatoptions+=croql
setlocal expandtab shiftwidth=2 softtabstop=2
setlocal formatexpr=diptych#FormatExpr()
compiler diptych

let b:undo_ftplugin = 'setlocal comments< commentstring< formatoptions< expandtab< shiftwidth< softtabstop< formatexpr<'
      \ . ' makeprg< errorformat<'
