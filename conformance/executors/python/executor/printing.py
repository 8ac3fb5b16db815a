"""Documents to canonical texts."""

from executor.bind import LAYOUT
from executor.form import Form
from executor.struct_printer import StructPrinter
from executor.text_output import TextOutput


def print_document(schema, root):
    """The canonical text of a document."""
    form = Form(schema.style, root)
    out = TextOutput(schema.style.indent, form.line_end)
    out.line(f"{schema.title} Ver {schema.version}".encode())
    if schema.layout:
        out.line(f"{LAYOUT} = {schema.layout}")
    StructPrinter(schema, out).body(root, form.keeps)
    out.last("Eof")
    return out.finish(form.tail)
