/*
 * The tokens of authored texts: those of DiptychLexer, and words that expand to plain text.
 *
 * A plain text has the same tokens under both lexers. What is new here is an error token there: a
 * number with a unit, a word with hyphens or dots, '..', '$'. So an authored text is never a plain text by
 * accident.
 *
 * Which units, easings and functions there are is checked after parsing.
 */
lexer grammar AuthoringLexer;

import DiptychLexer;

fragment NUMBER : DIGIT+ ( '.' DIGIT+ )? ( [eE] [+\-]? DIGIT+ )? ;
// No unit begins with x, so that 0xff is a number in hexadecimal digits.
fragment UNIT   : [a-wyz%] [a-z]* ;

// ---------------------------------------------------------------- blocks, attributes, rows

mode BODY;

LET     : 'let' ;
USE     : 'use' ;
INCLUDE : 'include' ;
REPEAT  : 'repeat' ;
EVERY   : 'every' ;
AT      : 'at' ;

// Before '(' only, so that calc remains a name elsewhere.
CALC : 'calc' [ \t]* '(' -> pushMode(CALCULATION) ;

RANGE      : '..' ;
COMMA      : ',' ;
// A component of a tuple: $start.y
REFERENCE  : '$' NAME ( '.' NAME )? ;
QUANTITY   : '-'? NUMBER UNIT ;
// Relative to the row before.
RELATIVE   : '+' NUMBER UNIT? ;
HYPHENATED : NAME ( '-' [A-Za-z0-9_]+ )+ ;
// A part of something: Right.IndexTip
DOTTED     : NAME ( '.' NAME )+ ;

// ---------------------------------------------------------------- the same, with raw strings

mode RAW;

RAW_LET        : LET -> type(LET) ;
RAW_USE        : USE -> type(USE) ;
RAW_INCLUDE    : INCLUDE -> type(INCLUDE) ;
RAW_REPEAT     : REPEAT -> type(REPEAT) ;
RAW_EVERY      : EVERY -> type(EVERY) ;
RAW_AT         : AT -> type(AT) ;
RAW_CALC       : 'calc' [ \t]* '(' -> type(CALC), pushMode(CALCULATION) ;
RAW_RANGE      : RANGE -> type(RANGE) ;
RAW_COMMA      : COMMA -> type(COMMA) ;
RAW_REFERENCE  : REFERENCE -> type(REFERENCE) ;
RAW_QUANTITY   : QUANTITY -> type(QUANTITY) ;
RAW_RELATIVE   : RELATIVE -> type(RELATIVE) ;
RAW_HYPHENATED : HYPHENATED -> type(HYPHENATED) ;
RAW_DOTTED     : DOTTED -> type(DOTTED) ;

// ---------------------------------------------------------------- calc(2 * $reach.y - 3cm)

// Numbers have no sign here: 1-2 is a difference.
mode CALCULATION;

CALC_BLANK     : [ \t\r\n]+ -> skip ;
CALC_COMMENT   : '#' ~[\r\n]* -> channel(HIDDEN) ;
CALC_OPEN      : '(' -> pushMode(CALCULATION) ;
CALC_CLOSE     : ')' -> popMode ;
CALC_NUMBER    : NUMBER UNIT? ;
CALC_REFERENCE : '$' NAME ( '.' NAME )? -> type(REFERENCE) ;
CALC_SEPARATOR : ',' -> type(COMMA) ;
PLUS           : '+' ;
MINUS          : '-' ;
TIMES          : '*' ;
DIVIDE         : '/' ;
CALC_BAD       : . ;                            // ERROR: belongs nowhere in a calculation
