/**
 * Returns what a member who can't see would stumble over, in a page as Playwright's `ariaSnapshot` writes it: a control
 * without a name, two controls of one row, list item or region with the same name that lead to different places, and a
 * list item with nothing in it.
 */
export function spokenProblems(snapshot: string): string[] {
  const names: string[] = [];
  const open: Group[] = [{ depth: -1, name: 'the page', controls: new Map() }];
  const lines = snapshot.split('\n');
  for (const [at, line] of lines.entries()) {
    const [, indent = '', role = '', name = ''] = entry.exec(line) ?? [];
    if (role === '') continue;
    const depth = indent.length;
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const group = open.at(-1);
    if (group && controls.has(role)) {
      if (name === '') names.push(`a ${role} without a name in ${group.name}`);
      const target = placeOf(lines, at);
      const other = group.controls.get(`${role} ${name}`);
      if (other !== undefined && (other === '' || other !== target)) {
        names.push(`two times ${role} “${name}” in ${group.name}`);
      }
      group.controls.set(`${role} ${name}`, target);
    }
    if (role === 'listitem' && /listitem$/.test(line)) {
      names.push(`an empty list item in ${group?.name ?? ''}`);
    }
    if (groups.has(role)) {
      open.push({ depth, name: `${role} “${name}”`, controls: new Map() });
    }
  }
  return names;
}

interface Group {
  depth: number;
  name: string;
  /** The target of each control by role and name; empty for buttons. */
  controls: Map<string, string>;
}

/** `- link "Claims" [level=2]:`, which is quoted as a whole where the name has a colon. */
const entry = /^( *)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/;

const controls = new Set([
  'button',
  'link',
  'checkbox',
  'radio',
  'combobox',
  'searchbox',
  'textbox',
]);
const groups = new Set([
  ...['main', 'banner', 'contentinfo', 'navigation', 'region', 'dialog', 'search', 'group'],
  ...['article', 'listitem', 'row'],
]);

/** Returns the address of a link, which is the line below it. */
function placeOf(lines: readonly string[], at: number): string {
  return /^ *- \/url: (.*)$/.exec(lines[at + 1] ?? '')?.[1] ?? '';
}
