// Generated from DiptychParser.g4 by ANTLR 4.13.2
// jshint ignore: start
import antlr4 from 'antlr4';
const serializedATN = [4,1,34,88,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,
2,5,7,5,2,6,7,6,2,7,7,7,2,8,7,8,2,9,7,9,1,0,1,0,1,0,1,1,4,1,25,8,1,11,1,
12,1,26,1,1,1,1,4,1,31,8,1,11,1,12,1,32,1,1,3,1,36,8,1,1,2,5,2,39,8,2,10,
2,12,2,42,9,2,1,2,1,2,1,2,1,3,1,3,1,3,1,3,3,3,51,8,3,1,4,1,4,1,4,5,4,56,
8,4,10,4,12,4,59,9,4,1,4,1,4,1,5,1,5,1,5,1,5,1,6,3,6,68,8,6,1,6,1,6,1,7,
1,7,1,7,3,7,75,8,7,1,8,1,8,5,8,79,8,8,10,8,12,8,82,9,8,1,8,1,8,1,9,1,9,1,
9,0,0,10,0,2,4,6,8,10,12,14,16,18,0,1,1,0,18,24,89,0,20,1,0,0,0,2,24,1,0,
0,0,4,40,1,0,0,0,6,50,1,0,0,0,8,52,1,0,0,0,10,62,1,0,0,0,12,67,1,0,0,0,14,
74,1,0,0,0,16,76,1,0,0,0,18,85,1,0,0,0,20,21,3,2,1,0,21,22,3,4,2,0,22,1,
1,0,0,0,23,25,5,6,0,0,24,23,1,0,0,0,25,26,1,0,0,0,26,24,1,0,0,0,26,27,1,
0,0,0,27,28,1,0,0,0,28,30,5,5,0,0,29,31,5,6,0,0,30,29,1,0,0,0,31,32,1,0,
0,0,32,30,1,0,0,0,32,33,1,0,0,0,33,35,1,0,0,0,34,36,5,7,0,0,35,34,1,0,0,
0,35,36,1,0,0,0,36,3,1,0,0,0,37,39,3,6,3,0,38,37,1,0,0,0,39,42,1,0,0,0,40,
38,1,0,0,0,40,41,1,0,0,0,41,43,1,0,0,0,42,40,1,0,0,0,43,44,5,17,0,0,44,45,
5,0,0,1,45,5,1,0,0,0,46,51,3,8,4,0,47,51,3,10,5,0,48,51,3,12,6,0,49,51,5,
1,0,0,50,46,1,0,0,0,50,47,1,0,0,0,50,48,1,0,0,0,50,49,1,0,0,0,51,7,1,0,0,
0,52,53,5,22,0,0,53,57,5,12,0,0,54,56,3,6,3,0,55,54,1,0,0,0,56,59,1,0,0,
0,57,55,1,0,0,0,57,58,1,0,0,0,58,60,1,0,0,0,59,57,1,0,0,0,60,61,5,13,0,0,
61,9,1,0,0,0,62,63,5,22,0,0,63,64,5,16,0,0,64,65,3,14,7,0,65,11,1,0,0,0,
66,68,3,18,9,0,67,66,1,0,0,0,67,68,1,0,0,0,68,69,1,0,0,0,69,70,3,16,8,0,
70,13,1,0,0,0,71,75,3,18,9,0,72,75,3,16,8,0,73,75,5,2,0,0,74,71,1,0,0,0,
74,72,1,0,0,0,74,73,1,0,0,0,75,15,1,0,0,0,76,80,5,14,0,0,77,79,3,14,7,0,
78,77,1,0,0,0,79,82,1,0,0,0,80,78,1,0,0,0,80,81,1,0,0,0,81,83,1,0,0,0,82,
80,1,0,0,0,83,84,5,15,0,0,84,17,1,0,0,0,85,86,7,0,0,0,86,19,1,0,0,0,9,26,
32,35,40,50,57,67,74,80];


const atn = new antlr4.atn.ATNDeserializer().deserialize(serializedATN);

const decisionsToDFA = atn.decisionToState.map( (ds, index) => new antlr4.dfa.DFA(ds, index) );

const sharedContextCache = new antlr4.atn.PredictionContextCache();

export default class DiptychParser extends antlr4.Parser {

    static grammarFileName = "DiptychParser.g4";
    static literalNames = [ null, null, null, null, null, "'Ver'", null, 
                            null, null, null, null, null, "'{'", "'}'", 
                            "'('", "')'", "'='", "'Eof'" ];
    static symbolicNames = [ null, "ROWS", "TUPLE", "LEAD_BLANK", "LEAD_COMMENT", 
                             "VER", "WORD", "LINE_END", "HEADER_BLANK", 
                             "HEADER_COMMENT", "BLANK", "COMMENT", "LBRACE", 
                             "RBRACE", "LPAREN", "RPAREN", "ASSIGN", "END", 
                             "INT", "HEXINT", "FLOAT", "SPECIAL", "NAME", 
                             "STRING", "BYTES", "BAD_WORD", "UNTERMINATED_STRING", 
                             "BAD_BYTES", "UNTERMINATED_BYTES", "BAD_CHAR", 
                             "RAW_BLANK", "RAW_COMMENT", "TAIL_BLANK", "TAIL_COMMENT", 
                             "AFTER_END" ];
    static ruleNames = [ "document", "header", "body", "item", "block", 
                         "attribute", "row", "value", "group", "scalar" ];

    constructor(input) {
        super(input);
        this._interp = new antlr4.atn.ParserATNSimulator(this, atn, decisionsToDFA, sharedContextCache);
        this.ruleNames = DiptychParser.ruleNames;
        this.literalNames = DiptychParser.literalNames;
        this.symbolicNames = DiptychParser.symbolicNames;
    }



	document() {
	    let localctx = new DocumentContext(this, this._ctx, this.state);
	    this.enterRule(localctx, 0, DiptychParser.RULE_document);
	    try {
	        this.enterOuterAlt(localctx, 1);
	        this.state = 20;
	        this.header();
	        this.state = 21;
	        this.body();
	    } catch (re) {
	    	if(re instanceof antlr4.error.RecognitionException) {
		        localctx.exception = re;
		        this._errHandler.reportError(this, re);
		        this._errHandler.recover(this, re);
		    } else {
		    	throw re;
		    }
	    } finally {
	        this.exitRule();
	    }
	    return localctx;
	}



	header() {
	    let localctx = new HeaderContext(this, this._ctx, this.state);
	    this.enterRule(localctx, 2, DiptychParser.RULE_header);
	    var _la = 0;
	    try {
	        this.enterOuterAlt(localctx, 1);
	        this.state = 24; 
	        this._errHandler.sync(this);
	        _la = this._input.LA(1);
	        do {
	            this.state = 23;
	            localctx._WORD = this.match(DiptychParser.WORD);
	            localctx.title.push(localctx._WORD);
	            this.state = 26; 
	            this._errHandler.sync(this);
	            _la = this._input.LA(1);
	        } while(_la===6);
	        this.state = 28;
	        this.match(DiptychParser.VER);
	        this.state = 30; 
	        this._errHandler.sync(this);
	        _la = this._input.LA(1);
	        do {
	            this.state = 29;
	            localctx._WORD = this.match(DiptychParser.WORD);
	            localctx.version.push(localctx._WORD);
	            this.state = 32; 
	            this._errHandler.sync(this);
	            _la = this._input.LA(1);
	        } while(_la===6);
	        this.state = 35;
	        this._errHandler.sync(this);
	        _la = this._input.LA(1);
	        if(_la===7) {
	            this.state = 34;
	            this.match(DiptychParser.LINE_END);
	        }

	    } catch (re) {
	    	if(re instanceof antlr4.error.RecognitionException) {
		        localctx.exception = re;
		        this._errHandler.reportError(this, re);
		        this._errHandler.recover(this, re);
		    } else {
		    	throw re;
		    }
	    } finally {
	        this.exitRule();
	    }
	    return localctx;
	}



	body() {
	    let localctx = new BodyContext(this, this._ctx, this.state);
	    this.enterRule(localctx, 4, DiptychParser.RULE_body);
	    var _la = 0;
	    try {
	        this.enterOuterAlt(localctx, 1);
	        this.state = 40;
	        this._errHandler.sync(this);
	        _la = this._input.LA(1);
	        while((((_la) & ~0x1f) === 0 && ((1 << _la) & 33308674) !== 0)) {
	            this.state = 37;
	            this.item();
	            this.state = 42;
	            this._errHandler.sync(this);
	            _la = this._input.LA(1);
	        }
	        this.state = 43;
	        localctx.end = this.match(DiptychParser.END);
	        this.state = 44;
	        this.match(DiptychParser.EOF);
	    } catch (re) {
	    	if(re instanceof antlr4.error.RecognitionException) {
		        localctx.exception = re;
		        this._errHandler.reportError(this, re);
		        this._errHandler.recover(this, re);
		    } else {
		    	throw re;
		    }
	    } finally {
	        this.exitRule();
	    }
	    return localctx;
	}



	item() {
	    let localctx = new ItemContext(this, this._ctx, this.state);
	    this.enterRule(localctx, 6, DiptychParser.RULE_item);
	    try {
	        this.state = 50;
	        this._errHandler.sync(this);
	        var la_ = this._interp.adaptivePredict(this._input,4,this._ctx);
	        switch(la_) {
	        case 1:
	            this.enterOuterAlt(localctx, 1);
	            this.state = 46;
	            this.block();
	            break;

	        case 2:
	            this.enterOuterAlt(localctx, 2);
	            this.state = 47;
	            this.attribute();
	            break;

	        case 3:
	            this.enterOuterAlt(localctx, 3);
	            this.state = 48;
	            this.row();
	            break;

	        case 4:
	            this.enterOuterAlt(localctx, 4);
	            this.state = 49;
	            localctx.rows = this.match(DiptychParser.ROWS);
	            break;

	        }
	    } catch (re) {
	    	if(re instanceof antlr4.error.RecognitionException) {
		        localctx.exception = re;
		        this._errHandler.reportError(this, re);
		        this._errHandler.recover(this, re);
		    } else {
		    	throw re;
		    }
	    } finally {
	        this.exitRule();
	    }
	    return localctx;
	}



	block() {
	    let localctx = new BlockContext(this, this._ctx, this.state);
	    this.enterRule(localctx, 8, DiptychParser.RULE_block);
	    var _la = 0;
	    try {
	        this.enterOuterAlt(localctx, 1);
	        this.state = 52;
	        localctx.name = this.match(DiptychParser.NAME);
	        this.state = 53;
	        this.match(DiptychParser.LBRACE);
	        this.state = 57;
	        this._errHandler.sync(this);
	        _la = this._input.LA(1);
	        while((((_la) & ~0x1f) === 0 && ((1 << _la) & 33308674) !== 0)) {
	            this.state = 54;
	            this.item();
	            this.state = 59;
	            this._errHandler.sync(this);
	            _la = this._input.LA(1);
	        }
	        this.state = 60;
	        this.match(DiptychParser.RBRACE);
	    } catch (re) {
	    	if(re instanceof antlr4.error.RecognitionException) {
		        localctx.exception = re;
		        this._errHandler.reportError(this, re);
		        this._errHandler.recover(this, re);
		    } else {
		    	throw re;
		    }
	    } finally {
	        this.exitRule();
	    }
	    return localctx;
	}



	attribute() {
	    let localctx = new AttributeContext(this, this._ctx, this.state);
	    this.enterRule(localctx, 10, DiptychParser.RULE_attribute);
	    try {
	        this.enterOuterAlt(localctx, 1);
	        this.state = 62;
	        localctx.name = this.match(DiptychParser.NAME);
	        this.state = 63;
	        this.match(DiptychParser.ASSIGN);
	        this.state = 64;
	        localctx.content = this.value();
	    } catch (re) {
	    	if(re instanceof antlr4.error.RecognitionException) {
		        localctx.exception = re;
		        this._errHandler.reportError(this, re);
		        this._errHandler.recover(this, re);
		    } else {
		    	throw re;
		    }
	    } finally {
	        this.exitRule();
	    }
	    return localctx;
	}



	row() {
	    let localctx = new RowContext(this, this._ctx, this.state);
	    this.enterRule(localctx, 12, DiptychParser.RULE_row);
	    var _la = 0;
	    try {
	        this.enterOuterAlt(localctx, 1);
	        this.state = 67;
	        this._errHandler.sync(this);
	        _la = this._input.LA(1);
	        if((((_la) & ~0x1f) === 0 && ((1 << _la) & 33292288) !== 0)) {
	            this.state = 66;
	            localctx.key = this.scalar();
	        }

	        this.state = 69;
	        localctx.cells = this.group();
	    } catch (re) {
	    	if(re instanceof antlr4.error.RecognitionException) {
		        localctx.exception = re;
		        this._errHandler.reportError(this, re);
		        this._errHandler.recover(this, re);
		    } else {
		    	throw re;
		    }
	    } finally {
	        this.exitRule();
	    }
	    return localctx;
	}



	value() {
	    let localctx = new ValueContext(this, this._ctx, this.state);
	    this.enterRule(localctx, 14, DiptychParser.RULE_value);
	    try {
	        this.state = 74;
	        this._errHandler.sync(this);
	        switch(this._input.LA(1)) {
	        case 18:
	        case 19:
	        case 20:
	        case 21:
	        case 22:
	        case 23:
	        case 24:
	            this.enterOuterAlt(localctx, 1);
	            this.state = 71;
	            this.scalar();
	            break;
	        case 14:
	            this.enterOuterAlt(localctx, 2);
	            this.state = 72;
	            this.group();
	            break;
	        case 2:
	            this.enterOuterAlt(localctx, 3);
	            this.state = 73;
	            this.match(DiptychParser.TUPLE);
	            break;
	        default:
	            throw new antlr4.error.NoViableAltException(this);
	        }
	    } catch (re) {
	    	if(re instanceof antlr4.error.RecognitionException) {
		        localctx.exception = re;
		        this._errHandler.reportError(this, re);
		        this._errHandler.recover(this, re);
		    } else {
		    	throw re;
		    }
	    } finally {
	        this.exitRule();
	    }
	    return localctx;
	}



	group() {
	    let localctx = new GroupContext(this, this._ctx, this.state);
	    this.enterRule(localctx, 16, DiptychParser.RULE_group);
	    var _la = 0;
	    try {
	        this.enterOuterAlt(localctx, 1);
	        this.state = 76;
	        this.match(DiptychParser.LPAREN);
	        this.state = 80;
	        this._errHandler.sync(this);
	        _la = this._input.LA(1);
	        while((((_la) & ~0x1f) === 0 && ((1 << _la) & 33308676) !== 0)) {
	            this.state = 77;
	            this.value();
	            this.state = 82;
	            this._errHandler.sync(this);
	            _la = this._input.LA(1);
	        }
	        this.state = 83;
	        this.match(DiptychParser.RPAREN);
	    } catch (re) {
	    	if(re instanceof antlr4.error.RecognitionException) {
		        localctx.exception = re;
		        this._errHandler.reportError(this, re);
		        this._errHandler.recover(this, re);
		    } else {
		    	throw re;
		    }
	    } finally {
	        this.exitRule();
	    }
	    return localctx;
	}



	scalar() {
	    let localctx = new ScalarContext(this, this._ctx, this.state);
	    this.enterRule(localctx, 18, DiptychParser.RULE_scalar);
	    var _la = 0;
	    try {
	        this.enterOuterAlt(localctx, 1);
	        this.state = 85;
	        _la = this._input.LA(1);
	        if(!((((_la) & ~0x1f) === 0 && ((1 << _la) & 33292288) !== 0))) {
	        this._errHandler.recoverInline(this);
	        }
	        else {
	        	this._errHandler.reportMatch(this);
	            this.consume();
	        }
	    } catch (re) {
	    	if(re instanceof antlr4.error.RecognitionException) {
		        localctx.exception = re;
		        this._errHandler.reportError(this, re);
		        this._errHandler.recover(this, re);
		    } else {
		    	throw re;
		    }
	    } finally {
	        this.exitRule();
	    }
	    return localctx;
	}


}

DiptychParser.EOF = antlr4.Token.EOF;
DiptychParser.ROWS = 1;
DiptychParser.TUPLE = 2;
DiptychParser.LEAD_BLANK = 3;
DiptychParser.LEAD_COMMENT = 4;
DiptychParser.VER = 5;
DiptychParser.WORD = 6;
DiptychParser.LINE_END = 7;
DiptychParser.HEADER_BLANK = 8;
DiptychParser.HEADER_COMMENT = 9;
DiptychParser.BLANK = 10;
DiptychParser.COMMENT = 11;
DiptychParser.LBRACE = 12;
DiptychParser.RBRACE = 13;
DiptychParser.LPAREN = 14;
DiptychParser.RPAREN = 15;
DiptychParser.ASSIGN = 16;
DiptychParser.END = 17;
DiptychParser.INT = 18;
DiptychParser.HEXINT = 19;
DiptychParser.FLOAT = 20;
DiptychParser.SPECIAL = 21;
DiptychParser.NAME = 22;
DiptychParser.STRING = 23;
DiptychParser.BYTES = 24;
DiptychParser.BAD_WORD = 25;
DiptychParser.UNTERMINATED_STRING = 26;
DiptychParser.BAD_BYTES = 27;
DiptychParser.UNTERMINATED_BYTES = 28;
DiptychParser.BAD_CHAR = 29;
DiptychParser.RAW_BLANK = 30;
DiptychParser.RAW_COMMENT = 31;
DiptychParser.TAIL_BLANK = 32;
DiptychParser.TAIL_COMMENT = 33;
DiptychParser.AFTER_END = 34;

DiptychParser.RULE_document = 0;
DiptychParser.RULE_header = 1;
DiptychParser.RULE_body = 2;
DiptychParser.RULE_item = 3;
DiptychParser.RULE_block = 4;
DiptychParser.RULE_attribute = 5;
DiptychParser.RULE_row = 6;
DiptychParser.RULE_value = 7;
DiptychParser.RULE_group = 8;
DiptychParser.RULE_scalar = 9;

class DocumentContext extends antlr4.ParserRuleContext {

    constructor(parser, parent, invokingState) {
        if(parent===undefined) {
            parent = null;
        }
        if(invokingState===undefined || invokingState===null) {
            invokingState = -1;
        }
        super(parent, invokingState);
        this.parser = parser;
        this.ruleIndex = DiptychParser.RULE_document;
    }

	header() {
	    return this.getTypedRuleContext(HeaderContext,0);
	};

	body() {
	    return this.getTypedRuleContext(BodyContext,0);
	};


}



class HeaderContext extends antlr4.ParserRuleContext {

    constructor(parser, parent, invokingState) {
        if(parent===undefined) {
            parent = null;
        }
        if(invokingState===undefined || invokingState===null) {
            invokingState = -1;
        }
        super(parent, invokingState);
        this.parser = parser;
        this.ruleIndex = DiptychParser.RULE_header;
        this._WORD = null;
        this.title = [];
        this.version = [];
    }

	VER() {
	    return this.getToken(DiptychParser.VER, 0);
	};

	LINE_END() {
	    return this.getToken(DiptychParser.LINE_END, 0);
	};

	WORD = function(i) {
		if(i===undefined) {
			i = null;
		}
	    if(i===null) {
	        return this.getTokens(DiptychParser.WORD);
	    } else {
	        return this.getToken(DiptychParser.WORD, i);
	    }
	};



}



class BodyContext extends antlr4.ParserRuleContext {

    constructor(parser, parent, invokingState) {
        if(parent===undefined) {
            parent = null;
        }
        if(invokingState===undefined || invokingState===null) {
            invokingState = -1;
        }
        super(parent, invokingState);
        this.parser = parser;
        this.ruleIndex = DiptychParser.RULE_body;
        this.end = null;
    }

	EOF() {
	    return this.getToken(DiptychParser.EOF, 0);
	};

	END() {
	    return this.getToken(DiptychParser.END, 0);
	};

	item = function(i) {
	    if(i===undefined) {
	        i = null;
	    }
	    if(i===null) {
	        return this.getTypedRuleContexts(ItemContext);
	    } else {
	        return this.getTypedRuleContext(ItemContext,i);
	    }
	};


}



class ItemContext extends antlr4.ParserRuleContext {

    constructor(parser, parent, invokingState) {
        if(parent===undefined) {
            parent = null;
        }
        if(invokingState===undefined || invokingState===null) {
            invokingState = -1;
        }
        super(parent, invokingState);
        this.parser = parser;
        this.ruleIndex = DiptychParser.RULE_item;
        this.rows = null;
    }

	block() {
	    return this.getTypedRuleContext(BlockContext,0);
	};

	attribute() {
	    return this.getTypedRuleContext(AttributeContext,0);
	};

	row() {
	    return this.getTypedRuleContext(RowContext,0);
	};

	ROWS() {
	    return this.getToken(DiptychParser.ROWS, 0);
	};


}



class BlockContext extends antlr4.ParserRuleContext {

    constructor(parser, parent, invokingState) {
        if(parent===undefined) {
            parent = null;
        }
        if(invokingState===undefined || invokingState===null) {
            invokingState = -1;
        }
        super(parent, invokingState);
        this.parser = parser;
        this.ruleIndex = DiptychParser.RULE_block;
        this.name = null;
    }

	LBRACE() {
	    return this.getToken(DiptychParser.LBRACE, 0);
	};

	RBRACE() {
	    return this.getToken(DiptychParser.RBRACE, 0);
	};

	NAME() {
	    return this.getToken(DiptychParser.NAME, 0);
	};

	item = function(i) {
	    if(i===undefined) {
	        i = null;
	    }
	    if(i===null) {
	        return this.getTypedRuleContexts(ItemContext);
	    } else {
	        return this.getTypedRuleContext(ItemContext,i);
	    }
	};


}



class AttributeContext extends antlr4.ParserRuleContext {

    constructor(parser, parent, invokingState) {
        if(parent===undefined) {
            parent = null;
        }
        if(invokingState===undefined || invokingState===null) {
            invokingState = -1;
        }
        super(parent, invokingState);
        this.parser = parser;
        this.ruleIndex = DiptychParser.RULE_attribute;
        this.name = null;
        this.content = null;
    }

	ASSIGN() {
	    return this.getToken(DiptychParser.ASSIGN, 0);
	};

	NAME() {
	    return this.getToken(DiptychParser.NAME, 0);
	};

	value() {
	    return this.getTypedRuleContext(ValueContext,0);
	};


}



class RowContext extends antlr4.ParserRuleContext {

    constructor(parser, parent, invokingState) {
        if(parent===undefined) {
            parent = null;
        }
        if(invokingState===undefined || invokingState===null) {
            invokingState = -1;
        }
        super(parent, invokingState);
        this.parser = parser;
        this.ruleIndex = DiptychParser.RULE_row;
        this.key = null;
        this.cells = null;
    }

	group() {
	    return this.getTypedRuleContext(GroupContext,0);
	};

	scalar() {
	    return this.getTypedRuleContext(ScalarContext,0);
	};


}



class ValueContext extends antlr4.ParserRuleContext {

    constructor(parser, parent, invokingState) {
        if(parent===undefined) {
            parent = null;
        }
        if(invokingState===undefined || invokingState===null) {
            invokingState = -1;
        }
        super(parent, invokingState);
        this.parser = parser;
        this.ruleIndex = DiptychParser.RULE_value;
    }

	scalar() {
	    return this.getTypedRuleContext(ScalarContext,0);
	};

	group() {
	    return this.getTypedRuleContext(GroupContext,0);
	};

	TUPLE() {
	    return this.getToken(DiptychParser.TUPLE, 0);
	};


}



class GroupContext extends antlr4.ParserRuleContext {

    constructor(parser, parent, invokingState) {
        if(parent===undefined) {
            parent = null;
        }
        if(invokingState===undefined || invokingState===null) {
            invokingState = -1;
        }
        super(parent, invokingState);
        this.parser = parser;
        this.ruleIndex = DiptychParser.RULE_group;
    }

	LPAREN() {
	    return this.getToken(DiptychParser.LPAREN, 0);
	};

	RPAREN() {
	    return this.getToken(DiptychParser.RPAREN, 0);
	};

	value = function(i) {
	    if(i===undefined) {
	        i = null;
	    }
	    if(i===null) {
	        return this.getTypedRuleContexts(ValueContext);
	    } else {
	        return this.getTypedRuleContext(ValueContext,i);
	    }
	};


}



class ScalarContext extends antlr4.ParserRuleContext {

    constructor(parser, parent, invokingState) {
        if(parent===undefined) {
            parent = null;
        }
        if(invokingState===undefined || invokingState===null) {
            invokingState = -1;
        }
        super(parent, invokingState);
        this.parser = parser;
        this.ruleIndex = DiptychParser.RULE_scalar;
    }

	INT() {
	    return this.getToken(DiptychParser.INT, 0);
	};

	HEXINT() {
	    return this.getToken(DiptychParser.HEXINT, 0);
	};

	FLOAT() {
	    return this.getToken(DiptychParser.FLOAT, 0);
	};

	SPECIAL() {
	    return this.getToken(DiptychParser.SPECIAL, 0);
	};

	NAME() {
	    return this.getToken(DiptychParser.NAME, 0);
	};

	STRING() {
	    return this.getToken(DiptychParser.STRING, 0);
	};

	BYTES() {
	    return this.getToken(DiptychParser.BYTES, 0);
	};


}




DiptychParser.DocumentContext = DocumentContext; 
DiptychParser.HeaderContext = HeaderContext; 
DiptychParser.BodyContext = BodyContext; 
DiptychParser.ItemContext = ItemContext; 
DiptychParser.BlockContext = BlockContext; 
DiptychParser.AttributeContext = AttributeContext; 
DiptychParser.RowContext = RowContext; 
DiptychParser.ValueContext = ValueContext; 
DiptychParser.GroupContext = GroupContext; 
DiptychParser.ScalarContext = ScalarContext; 
