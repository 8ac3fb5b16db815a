" Texts of Diptych, and motions of Mikoto, which are in Shift JIS as Windows has it.
autocmd BufRead,BufNewFile *.twin setfiletype diptych
autocmd BufRead,BufNewFile *.mkm setfiletype mikoto

" Only for the time of reading. If the bytes are not valid, Vim reads the next encoding, or them as they are.
autocmd BufReadPre *.mkm let s:fileencodings = &fileencodings | let &fileencodings = 'cp932,' . &fileencodings
autocmd BufReadPost *.mkm if exists('s:fileencodings') | let &fileencodings = s:fileencodings | unlet s:fileencodings | endif
autocmd BufNewFile *.mkm setlocal fileencoding=cp932 fileformat=dos
