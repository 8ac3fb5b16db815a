/** Why a request gets no ordinary answer. */
package dev.diptych.plain.executor.error;
