/*
 * The tokens of Diptych's text format. DiptychParser.g4 defines the syntax.
 *
 * One grammar serves every format. The blocks, attributes and columns of a format are checked
 * against its schema after parsing.
 *
 * - The grammar contains no code, so it has the same meaning in every target language of ANTLR.
 * - It names ASCII characters only and treats all others alike. A lexer can therefore run over the
 *   bytes of UTF-8 as well as over characters. The caller removes a byte order mark.
 * - Every input can be tokenized: invalid input becomes one of the tokens marked ERROR. No parser
 *   rule accepts these, so each is a syntax error even if the driver does not check for them. A
 *   driver that does can report the exact cause.
 *
 * The lexer passes through these modes in order:
 *   (default)  blank lines and comments before the header line,
 *   HEADER     the rest of the header line,
 *   BODY       everything up to the word Eof; or RAW, for formats whose strings have no escapes,
 *   TAIL       everything after Eof.
 */
lexer grammar DiptychLexer;

// No rule produces these two. For speed, a driver may recognise a run of rows, or a tuple after
// '=', by itself and replace all of its tokens by one of these.
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

// Words. Each consumes a whole run of the characters of BAD_WORD, because the longest match wins:
// 1.5.2 is one invalid word, never the numbers 1.5 and .2. Among matches of equal length the first
// rule wins, so Eof, inf and nan are not names.
END     : 'Eof' -> mode(TAIL) ;
INT     : '-'? DIGIT+ ;
HEXINT  : '-'? '0x' HEX+ ;
FLOAT   : '-'? DIGIT+ ( '.' DIGIT+ EXPONENT? | EXPONENT ) ;
// nan:0x… gives the bits of the mantissa; a plain nan is the default quiet NaN.
SPECIAL : '-'? ( 'inf' | 'nan' ( ':0x' HEX+ )? ) ;
NAME    : [A-Za-z_] [A-Za-z0-9_]* ;

// The grammar does not check escapes. The valid ones are \n \r \t \" \\ \u{…} \xNN.
STRING : '"' STRING_PART* '"' ;
// Pairs of hexadecimal digits. White space, including line ends, may separate the bytes.
BYTES  : 'x"' [0-9a-fA-F \t\r\n]* '"' ;

BAD_WORD            : [A-Za-z0-9_.:+\-]+ ;      // ERROR: neither a number nor a name
UNTERMINATED_STRING : '"' STRING_PART* '\\'? ;  // ERROR: no closing quote before the end of the line
BAD_BYTES           : 'x"' ~["{}()=#]* '"' ;    // ERROR: contains a character that is not a digit
UNTERMINATED_BYTES  : 'x"' ~["\r\n]* ;          // ERROR: no closing quote
BAD_CHAR            : . ;                       // ERROR: not part of any token

fragment DIGIT       : [0-9] ;
fragment HEX         : [0-9a-fA-F] ;
fragment EXPONENT    : [eE] [+\-]? DIGIT+ ;
fragment STRING_PART : ~["\\\r\n] | '\\' ~[\r\n] ;

// ---------------------------------------------------------------- the body with raw strings

// For formats that are older than this language: their strings have no escapes, and their encoding
// may use the byte of a backslash inside a character. A driver selects this mode instead of BODY
// after the header line. Only strings and the spellings of RAW_PRINTF differ from BODY.
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
AFTER_END    : ~[ \t\r\n#] [\u{0}-\u{10FFFF}]* ; // ERROR: everything from the first character that is not blank or in a comment
