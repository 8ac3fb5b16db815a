/*
 * The words of Diptych's text face.
 *
 * One grammar serves every format: which blocks, attributes and columns a format has is checked
 * against its schema, after parsing. This file says what a text is made of; DiptychParser.g4 says
 * how the parts go together.
 *
 * - The grammar has no code in it, so it means the same in every language that ANTLR writes.
 * - It names ASCII characters only and treats all others alike. So a lexer may run over the bytes
 *   of UTF-8 as well as over characters. A byte order mark in front is the reader's affair.
 * - Every input has tokens: what is not part of the language becomes one of the tokens marked
 *   ERROR. The parser has no place for these, so each is a syntax error even where nobody looks at
 *   them, and a driver that does can say exactly what is wrong.
 *
 * A text is lexed in turn by the modes
 *   (default)  blank lines and comments before the header line,
 *   HEADER     the rest of the header line,
 *   BODY       everything up to the word Eof; or RAW, for formats whose strings have no escapes,
 *   TAIL       what stands after Eof.
 */
lexer grammar DiptychLexer;

// No rule makes these two. For speed, a driver may put one token in the place of a whole run of
// rows, or of a whole tuple behind an '=', that it has recognised by itself.
tokens {
  ROWS,
  TUPLE
}

// ---------------------------------------------------------------- before the header line

LEAD_BLANK   : [ \t\r\n]+ -> skip ;
LEAD_COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
LEAD_WORD    : ~[ \t\r\n#] ~[ \t\r\n]* -> type(WORD), mode(HEADER) ;

// ---------------------------------------------------------------- Input Animation Ver 1.1

mode HEADER;

// A title does not contain the word Ver. A '#' inside a word is part of it.
VER            : 'Ver' ;
WORD           : ~[ \t\r\n#] ~[ \t\r\n]* ;
LINE_END       : [\r\n]+ -> mode(BODY) ;
HEADER_BLANK   : [ \t]+ -> skip ;
HEADER_COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;

// ---------------------------------------------------------------- blocks, attributes, rows

mode BODY;

BLANK   : [ \t\r\n]+ -> skip ;
COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;

LBRACE : '{' ;
RBRACE : '}' ;
LPAREN : '(' ;
RPAREN : ')' ;
ASSIGN : '=' ;

// The words. Each is a whole run of the characters of BAD_WORD, because the longest match wins:
// 1.5.2 is one wrong word, never the numbers 1.5 and .2. Between matches of one length the first
// rule wins, so that Eof, inf and nan are not names.
END     : 'Eof' -> mode(TAIL) ;
INT     : '-'? DIGIT+ ;
HEXINT  : '-'? '0x' HEX+ ;
FLOAT   : '-'? DIGIT+ ( '.' DIGIT+ EXPONENT? | EXPONENT ) ;
// nan:0x… gives the bits of the mantissa; a plain nan is the usual quiet one.
SPECIAL : '-'? ( 'inf' | 'nan' ( ':0x' HEX+ )? ) ;
NAME    : [A-Za-z_] [A-Za-z0-9_]* ;

// Which escapes there are is not said here: \n \r \t \" \\ \u{…} \xNN.
STRING : '"' STRING_PART* '"' ;
// Pairs of digits, with white space between the bytes and line ends wherever they help.
BYTES  : 'x"' [0-9a-fA-F \t\r\n]* '"' ;

BAD_WORD            : [A-Za-z0-9_.:+\-]+ ;      // ERROR: neither a number nor a name
UNTERMINATED_STRING : '"' STRING_PART* '\\'? ;  // ERROR: no quote before the end of the line
BAD_BYTES           : 'x"' ~["{}()=#]* '"' ;    // ERROR: something in it is not a digit
UNTERMINATED_BYTES  : 'x"' ~["\r\n]* ;          // ERROR: no quote
BAD_CHAR            : . ;                       // ERROR: belongs nowhere

fragment DIGIT       : [0-9] ;
fragment HEX         : [0-9a-fA-F] ;
fragment EXPONENT    : [eE] [+\-]? DIGIT+ ;
fragment STRING_PART : ~["\\\r\n] | '\\' ~[\r\n] ;

// ---------------------------------------------------------------- the same, with raw strings

// For formats older than this language whose strings have no escapes, and whose encoding may use
// the byte of a backslash inside a character. A driver chooses this mode in the place of BODY when
// it has seen the header line. All but the strings is as above, and there are no byte literals.
mode RAW;

RAW_BLANK   : BLANK -> skip ;
RAW_COMMENT : COMMENT -> channel(HIDDEN) ;
RAW_LBRACE  : LBRACE -> type(LBRACE) ;
RAW_RBRACE  : RBRACE -> type(RBRACE) ;
RAW_LPAREN  : LPAREN -> type(LPAREN) ;
RAW_RPAREN  : RPAREN -> type(RPAREN) ;
RAW_ASSIGN  : ASSIGN -> type(ASSIGN) ;
RAW_END     : END -> type(END), mode(TAIL) ;
RAW_INT     : INT -> type(INT) ;
RAW_HEXINT  : HEXINT -> type(HEXINT) ;
RAW_FLOAT   : FLOAT -> type(FLOAT) ;
RAW_SPECIAL : SPECIAL -> type(SPECIAL) ;
RAW_PRINTF  : '-'? '1.#' ( 'INF' | 'IND' | 'QNAN' ) '0'* -> type(SPECIAL) ; // as some C libraries spell them: -1.#IND00
RAW_NAME    : NAME -> type(NAME) ;
RAW_STRING  : '"' ~["\r\n]* '"' -> type(STRING) ;
RAW_BYTES   : BYTES -> type(BYTES) ;

RAW_BAD_WORD            : BAD_WORD -> type(BAD_WORD) ;
RAW_UNTERMINATED_STRING : '"' ~["\r\n]* -> type(UNTERMINATED_STRING) ;
RAW_BAD_BYTES           : BAD_BYTES -> type(BAD_BYTES) ;
RAW_UNTERMINATED_BYTES  : UNTERMINATED_BYTES -> type(UNTERMINATED_BYTES) ;
RAW_BAD_CHAR            : . -> type(BAD_CHAR) ;

// ---------------------------------------------------------------- after Eof

mode TAIL;

TAIL_BLANK   : [ \t\r\n]+ -> skip ;
TAIL_COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
AFTER_END    : ~[ \t\r\n#] [\u{0}-\u{10FFFF}]* ; // ERROR: all the rest, from the first odd character
