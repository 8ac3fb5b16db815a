//! Statements that write rows of numbers.

use crate::keywords::raw;
use crate::schema::Field;
use crate::sources::within;
use crate::values::{self, Lack};
use crate::walks::{name, Walk};

impl Walk<'_> {
    pub fn table(&self, field: Field, element: &str, get: &str) -> Result<String, Lack> {
        let row = within(element, "OptRc");
        let cells = match row {
            Some(row) => self.cells(row, field.text("struct"))?,
            None => vec![values::alone(self.types, field, element, "row")?],
        };
        let columns: Vec<_> = cells.iter().map(|cell| (&cell.id, &cell.tag)).collect();
        let of = field.find("struct");
        let cells: String = cells
            .iter()
            .map(|cell| format!("            {};\n", cell.code))
            .collect();
        let name = name(field.id());
        Ok(format!(
            "{name}        out.table({of:?}, &{columns:?}, &{get}, |out, row| {{\n{cells}        }});\n"
        ))
    }

    fn cells(&self, row: &str, of: &str) -> Result<Vec<values::Cell>, Lack> {
        let fields = self
            .structs
            .get(of)
            .ok_or(Lack("its rows are not a known struct"))?;
        let cell = |field: &Field| {
            let held = self
                .types
                .field(row, field.id())
                .ok_or(Lack("a cell is missing"))?;
            values::cell(
                self.types,
                *field,
                held,
                &format!("&*row.{}()", raw(field.id())),
            )
        };
        fields.iter().map(cell).collect()
    }
}
