#pragma once
#include <kaitai/kaitaistream.h>
#include <stdexcept>
#include <string>

namespace kaitai {

class undecided_endianness_error : public std::runtime_error {
public:
    undecided_endianness_error(const std::string path);
};

template <typename T> class validation_not_equal_error : public std::runtime_error {
public:
    validation_not_equal_error(const T& limit, const T& actual, kstream* io, const std::string path);
};

template <typename T> class validation_less_than_error : public std::runtime_error {
public:
    validation_less_than_error(const T& limit, const T& actual, kstream* io, const std::string path);
};

template <typename T> class validation_greater_than_error : public std::runtime_error {
public:
    validation_greater_than_error(const T& limit, const T& actual, kstream* io, const std::string path);
};

template <typename T> class validation_not_any_of_error : public std::runtime_error {
public:
    validation_not_any_of_error(const T& actual, kstream* io, const std::string path);
};

template <typename T> class validation_not_in_enum_error : public std::runtime_error {
public:
    validation_not_in_enum_error(const T& actual, kstream* io, const std::string path);
};

template <typename T> class validation_expr_error : public std::runtime_error {
public:
    validation_expr_error(const T& actual, kstream* io, const std::string path);
};

}
