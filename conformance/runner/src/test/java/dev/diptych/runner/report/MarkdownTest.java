package dev.diptych.runner.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A page in Markdown is just this. */
class MarkdownTest {
  @Test
  void aPageHoldsCountsGroupsAndCases() {
    assertThat(MarkdownReport.of(List.of(SmallRun.good())))
        .isEqualTo(
            """
            # Conformance

            Written by `diptych conformance run`, never by hand.

            | implementation | does | passed | fails as listed | failed | not supported |
            |---|---|---:|---:|---:|---:|
            | good | decode, parse | 4 | 0 | 0 | 0 |

            ## Cases passed

            Of those that an implementation can be asked.

            | cases | good |
            |---|:---:|
            | `valid/a` | 2 of 2 |
            | `invalid/a` | 1 of 1 |

            ## Every case

            ✓ passed · – not supported · ○ fails as listed · ! passes though listed · ✗ failed

            <details><summary>valid/a</summary>

            | case | good |
            |---|:---:|
            | `one`<br>1 &lt; 2 & 3 | ✓ |
            | `two`<br>1 &lt; 2 & 3 | ✓ |

            </details>

            <details><summary>invalid/a</summary>

            | case | good |
            |---|:---:|
            | `three`<br>1 &lt; 2 & 3 | ✓ |

            </details>
            """);
  }

  @Test
  void findingsStandAsTheyAre() {
    assertThat(MarkdownReport.of(SmallRun.two()))
        .contains(
            """
            | good | decode, parse | 4 | 0 | 0 | 0 |
            | C&C &lt;1> | decode, parse | 0 | 1 | 2 | 1 |

            ````
            C&C <1>: valid/a/one:decode
              (1 < 2 & 3)
            """)
        .contains(
            """

            ````
            C&C <1>: no check is called 'valid/b/*', which is listed as failing
            ````

            ## What is known of C&C <1>

            | checks | why |
            |---:|---|
            | 1 | too hard |

            ## Cases passed
            """)
        .contains(
            """
            | cases | good | C&C &lt;1> |
            |---|:---:|:---:|
            | `valid/a` | 2 of 2 | 0 of 2 |
            | `invalid/a` | 1 of 1 | – |
            """)
        .contains("| `one`<br>1 &lt; 2 & 3 | ✓ | ✗ |\n| `two`<br>1 &lt; 2 & 3 | ✓ | ○ |\n");
  }
}
