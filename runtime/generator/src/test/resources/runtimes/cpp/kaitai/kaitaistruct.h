#pragma once
#include <kaitai/kaitaistream.h>

namespace kaitai {

class kstruct {
public:
    kstruct(kstream *_io);
    virtual ~kstruct();
    kstream *_io();

protected:
    kstream *m__io;
};

}
