/*
 * The structure of authored texts after the header line. Blocks, attributes and rows as in
 * DiptychParser are plain; the other items, and all other values, expand to plain ones.
 *
 *   let reach = (16cm 1.38m 40cm)        # a name for a value, or for items
 *   include "gestures.twin"
 *   Camera {
 *     look { 0 at (0 1.4m 1m)   +1s at $reach ease-in-out }
 *     repeat 3 every 2s { … }
 *     at 2.5s { … }
 *   }
 *
 * A row is a key and all arguments up to the next key, so an argument is never a number.
 */
parser grammar AuthoringParser;

options {
  tokenVocab = AuthoringLexer;
}

authored
  : item* END EOF
  ;

// An included file may omit Eof.
included
  : item* END? EOF
  ;

item
  : rows = ROWS
  | definition
  | USE reference = REFERENCE
  | INCLUDE file = STRING
  | repetition
  | shift
  | block
  | attribute
  | row
  | setting
  ;

definition
  : LET word ASSIGN ( value | LBRACE item* RBRACE )
  ;

repetition
  : REPEAT count = quantity ( EVERY every = quantity )? LBRACE item* RBRACE
  ;

shift
  : AT time = quantity LBRACE item* RBRACE
  ;

// move PinchPoint { … }: an argument selects what the block is about.
block
  : name = word LBRACE item* RBRACE
  | ( LET | subject ) about = word LBRACE item* RBRACE
  ;

attribute
  : name = word ASSIGN content = value
  ;

// What begins with a word ends where the next item can begin: offset (0 5cm 0) size 0.9. So does
// turned euler(0 10deg 0) box (6cm 6cm 2cm).
row
  : key = quantity argument*
  | ( STRING | BYTES | SPECIAL )? cells = group argument*
  | name = word cells = group argument*?
  | subject NAME group argument*?
  ;

// delay 0.5s, mirror Right, in Right.Palm
setting
  : name = word ( HYPHENATED | STRING | quantity )
  | ( LET | subject ) NAME
  | subject DOTTED
  ;

// A reference or a calculation that is a number begins the next row.
argument
  : RANGE ( quantity | NAME )
  | call
  | group
  | AT ( REFERENCE | NAME | DOTTED )
  | NAME
  | DOTTED
  | HYPHENATED
  | STRING
  | REFERENCE
  | calculation
  ;

call
  : ( NAME | HYPHENATED | AT ) group
  ;

value
  : call
  | DOTTED group?
  | scalar
  | HYPHENATED
  | group
  | quantity
  ;

group
  : LPAREN ( value | COMMA | RANGE )* RPAREN
  ;

quantity
  : INT
  | HEXINT
  | FLOAT
  | QUANTITY
  | RELATIVE
  | REFERENCE
  | calculation
  ;

calculation
  : CALC sum CALC_CLOSE
  ;

sum
  : product ( ( PLUS | MINUS ) product )*
  ;

product
  : factor ( ( TIMES | DIVIDE ) factor )*
  ;

factor
  : MINUS* ( CALC_NUMBER | REFERENCE | CALC_OPEN sum ( COMMA? sum )* CALC_CLOSE )
  ;

// The keywords are names where no construct begins with them.
word
  : NAME
  | LET
  | USE
  | INCLUDE
  | REPEAT
  | EVERY
  | AT
  ;

// 'at' is not followed by what it is about, nor 'let' by a part of something.
subject
  : NAME
  | USE
  | INCLUDE
  | REPEAT
  | EVERY
  ;

// A number is a quantity. Keywords are names of enum members here.
scalar
  : SPECIAL
  | word
  | STRING
  | BYTES
  | TUPLE
  ;
