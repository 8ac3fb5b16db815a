/** The files of a viewer, their versions, and the changes of them on disk. Knows no network. */
@NullMarked
package dev.diptych.view.file;

import org.jspecify.annotations.NullMarked;
