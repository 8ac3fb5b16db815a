/**
 * Pictures of what the page shows: a browser without a window draws frames, which become a contact
 * sheet or an animation. The only package that starts a browser, and that needs {@code
 * java.desktop}.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.view.render;

import org.jspecify.annotations.NullMarked;
