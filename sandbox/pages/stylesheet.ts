/** The style sheet of the sandbox's own pages, similar to the portal's theme without sharing its code. */
export const stylesheet = `
:root {
  --surface: #f7fafd; --primary: #2475b7; --primary-dark: #1b5f97; --text: #333333;
  --muted: #575757; --line: #dfe7ef; --error: #a3262a; --error-surface: #fdf1f1;
  color-scheme: light;
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--surface); color: var(--text);
  font: 16px/1.5 Inter, system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
.top {
  display: flex; align-items: center; gap: 12px; padding: 16px 24px;
  background: #fff; border-bottom: 1px solid var(--line);
}
.mark { width: 28px; height: 28px; border-radius: 8px; background: var(--primary); }
.name { font-weight: 600; }
.pill {
  border: 1px solid #b98900; background: #fff7e0; color: #5f4700;
  border-radius: 999px; padding: 2px 12px; font-size: 14px; font-weight: 600;
}
main { max-width: 1120px; margin: 0 auto; padding: 32px 24px; }
footer { max-width: 1120px; margin: 0 auto; padding: 0 24px 32px; color: var(--muted); font-size: 14px; }
h1 { font-size: 28px; line-height: 1.25; font-weight: 600; margin: 0 0 8px; }
h2 { font-size: 18px; font-weight: 600; margin: 0 0 16px; }
p { margin: 0 0 16px; }
.lead { color: var(--muted); margin-bottom: 24px; max-width: 70ch; }
.columns { display: grid; gap: 24px; align-items: start; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 24px; }
.stack { display: grid; gap: 24px; }
label { display: block; font-weight: 600; margin-bottom: 4px; }
.field { margin-bottom: 16px; }
.hint { color: var(--muted); font-size: 14px; margin: 4px 0 0; }
form + .hint { margin: 16px 0; }
input, select, textarea {
  width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: #fff; border: 1px solid #7d8c9b; border-radius: 8px;
}
textarea { min-height: 88px; }
button {
  min-height: 44px; padding: 8px 20px; font: inherit; font-weight: 600; cursor: pointer;
  border-radius: 8px; border: 1px solid var(--primary); background: var(--primary); color: #fff;
}
button:hover { background: var(--primary-dark); }
button.plain { background: #fff; color: var(--primary); }
button.plain:hover { background: var(--surface); }
button.wide { width: 100%; }
:focus-visible { outline: 3px solid #7db3de; outline-offset: 2px; }
a { color: var(--primary); }
.members { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.members button {
  width: 100%; height: 100%; text-align: left; font-weight: 400; background: #fff; color: var(--text);
  border-color: var(--line); padding: 12px 16px;
  display: flex; flex-direction: column; justify-content: flex-start;
}
.members button:hover { border-color: var(--primary); background: var(--surface); }
.members b { display: block; color: var(--primary); }
.members span { font-size: 14px; line-height: 1.4; color: var(--muted); display: block; }
.alert {
  border: 1px solid var(--error); background: var(--error-surface); color: var(--error);
  border-radius: 8px; padding: 12px 16px; margin-bottom: 16px;
}
.alert p { margin: 0; }
.alert p + p { margin-top: 8px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 24px; margin: 0; }
dt { color: var(--muted); }
dd { margin: 0; }
.below { margin-top: 24px; }
.candidates {
  list-style: none; margin: 0; padding: 0; display: grid; gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
}
.candidates li { border: 1px solid var(--line); border-radius: 8px; padding: 16px; }
.candidates .hint { display: block; margin: 0 0 12px; }
.candidates button { margin-top: 16px; }
code { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
@media (max-width: 599px) { main, .top { padding-left: 16px; padding-right: 16px; } .card { padding: 16px; } footer { padding: 0 16px 24px; } }
@media (min-width: 600px) { .members { grid-template-columns: 1fr 1fr; } }
@media (min-width: 960px) { .columns { grid-template-columns: 1fr 380px; } .columns.even { grid-template-columns: 1fr 1fr; } }
@media (forced-colors: active) { .mark { background: Highlight; } }
`;
