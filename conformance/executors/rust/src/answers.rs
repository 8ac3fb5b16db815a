//! The answer to each request.

use std::panic;

use serde_json::{json, Value};

use crate::hex;
use crate::walks::{decode, Stop};

pub fn to(request: &[u8]) -> String {
    let answer = serde_json::from_slice(request).map(|request: Value| {
        panic::catch_unwind(|| answer(&request))
            .unwrap_or_else(|thrown| failed(&message_of(&*thrown)))
    });
    answer.unwrap_or_else(|e| failed(&format!("the request is not valid JSON: {e}")))
}

fn answer(request: &Value) -> String {
    match request["do"].as_str() {
        Some("hello") => json!({"name": "rust", "does": ["decode"]}).to_string(),
        Some("decode") => decoded(request),
        _ => unsupported("only decode"),
    }
}

fn decoded(request: &Value) -> String {
    let Some(schema) = request["schema"].as_str() else {
        return unsupported("no detection");
    };
    let Some(data) = request["data"].as_str().and_then(hex::parse) else {
        return failed("the request has no data");
    };
    match decode(schema, &data) {
        Ok(infoset) => format!("{{\"infoset\":{infoset}}}"),
        Err(Stop::Refused(why)) => json!({"refused": [], "message": why}).to_string(),
        Err(Stop::Unsupported(why)) => unsupported(&why),
    }
}

fn unsupported(why: &str) -> String {
    json!({ "unsupported": why }).to_string()
}

fn failed(why: &str) -> String {
    json!({ "failed": why }).to_string()
}

fn message_of(thrown: &dyn std::any::Any) -> String {
    let owned = thrown.downcast_ref::<String>().cloned();
    let fixed = || thrown.downcast_ref::<&str>().map(ToString::to_string);
    owned
        .or_else(fixed)
        .unwrap_or_else(|| "a panic without a word".to_string())
}
