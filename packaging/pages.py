"""The documentation of a package: which files of the repository are in it, and that every link leads to one of them."""
import posixpath
import re
import subprocess

from tree import Tree

# Everything in a folder of documentation, and what pages describe: specs with their examples, grammars, schemas, examples.
SHIPPED = re.compile(r"(.*/)?[^/]*\.md|(.*/)?docs/.*|spec/formats/.*|grammar/.*\.g4|generated/schema/.*|examples/.*")
# Files of tests, of tools and of the packages themselves; pages in them are no documentation.
EXCLUDED = re.compile(r"\..*|(.*/)?(src/test|node_modules|target)/.*|packaging/debian/.*")

FENCE = re.compile(r"^( *)(```|~~~).*?^\1\2 *$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.*?) *$", re.MULTILINE)
IDENTIFIED = re.compile(r"<a (?:id|name)=\"([^\"]+)\"")
ABSOLUTE = re.compile(r"[a-z][a-z0-9+.-]*:")


def documentation(root):
    """The files, in the folders of the repository. What a page links to is in the tree, too; a link to a folder of which
    nothing is in it becomes text."""
    tracked = set(subprocess.run(["git", "-C", str(root), "ls-files", "-z"], check=True, capture_output=True,
                                 text=True).stdout.split("\0")) - {""}
    tree = Tree()
    left = [path for path in sorted(tracked) if SHIPPED.fullmatch(path) and not EXCLUDED.fullmatch(path)]
    while left:
        path = left.pop()
        if path not in tree.entries:
            tree.file(path, root / path, False)
            if path.endswith(".md"):
                text = tree.entries[path].data.decode()
                left += [each for each in (target(path, link)[0] for link in links(text)) if each in tracked]
    folders = set(tree.folders())
    for path in [path for path in tree.entries if path.endswith(".md")]:
        tree.add(path, without_links_to_sources(path, tree.entries[path].data.decode(), tracked, folders))
    return tree


def without_links_to_sources(page, text, tracked, folders):
    """The text of a page; links to folders of the repository of which nothing is in `folders` are text with the path."""
    def replaced(found):
        path = target(page, found.group(2))[0]
        in_repository = any(each.startswith(path + "/") for each in tracked)
        if ABSOLUTE.match(found.group(2)) or path in folders or not in_repository:
            return found.group(0)
        words = found.group(1)
        return f"{words} of the repository" if words.strip("`") == path else f"{words} (`{path}` in the repository)"

    return outside_code(text, lambda part: LINK.sub(replaced, part))


def outside_code(text, change):
    """A text, changed but for its blocks of code."""
    parts = []
    at = 0
    for block in FENCE.finditer(text):
        parts += [change(text[at:block.start()]), block.group(0)]
        at = block.end()
    return "".join(parts) + change(text[at:])


def links(text):
    """The links of a page to files."""
    found = LINK.findall(FENCE.sub("", text))
    return [link for _, link in found if not ABSOLUTE.match(link)]


def target(page, link):
    """The path that a link of a page leads to, and the anchor or None."""
    path, marked, anchor = link.partition("#")
    full = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
    return full, anchor if marked else None


def anchors(text):
    """The anchors of a page, as renderers of Markdown give them to headings."""
    found = set(IDENTIFIED.findall(text))
    count = {}
    for heading in HEADING.findall(FENCE.sub("", text)):
        heading = LINK.sub(r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        number = count.get(name, 0)
        count[name] = number + 1
        found.add(f"{name}-{number}" if number else name)
    return found


def check(pages, files, folders):
    """The links that lead nowhere, as lines of text, and the number of all links.

    `pages` are texts by path; `files` and `folders` are what there is."""
    broken = []
    total = 0
    for page, text in sorted(pages.items()):
        for link in links(text):
            total += 1
            path, anchor = target(page, link)
            if path not in files and path not in folders and path != ".":
                broken.append(f"{page}: {link}")
            elif anchor is not None and path in pages and anchor not in anchors(pages[path]):
                broken.append(f"{page}: {link}: no such heading")
    return broken, total
