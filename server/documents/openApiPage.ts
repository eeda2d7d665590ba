import { callsByArea } from '../../src/contract';
import { type Call, headers } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { type Language, say } from '../words';
import { type Html, html } from './html';
import { openApiStyle } from './openApiStyle';
import {
  answerSchema,
  itemOf,
  propertiesOf,
  type Schema,
  valueSchema,
  wireSchema,
} from './schemas';
import { fieldRule, ruleOf } from './schemaWords';

/** One line of a table: a field's name, whether it may be left out, and what it may be. */
interface Line {
  readonly name: string;
  readonly isRequired: boolean;
  readonly rule: string;
}

const nothing = html``;

/** The structure within a schema: of a list its items', of a choice with null the other. */
function inner(schema: Schema): { schema: Schema; mark: string } {
  const item = itemOf(schema);
  if (item !== null) return { schema: item, mark: '[]' };
  const some = schema.anyOf?.find(({ type }) => type !== 'null');
  return { schema: some ?? schema, mark: '' };
}

/** A structure's fields, and theirs, each with its whole path: `list[].student_id`. */
function structureLines(language: Language, schema: Schema, path = ''): Line[] {
  const required = schema.required ?? [];
  return propertiesOf(schema).flatMap(([name, property]) => {
    const { schema: within, mark } = inner(property);
    const full = `${path}${name}`;
    const isLeaf = mark === '[]' && within.properties === undefined;
    const rule = isLeaf
      ? `${ruleOf(language, property)}: ${ruleOf(language, within)}`
      : ruleOf(language, property);
    return [
      { name: full, isRequired: required.includes(name), rule },
      ...structureLines(language, within, `${full}${mark}.`),
    ];
  });
}

/** The form's fields; the fields of a structure that travels as JSON follow it. */
function formLines(language: Language, call: Call): Line[] {
  const wire = wireSchema(call);
  const wires = Object.fromEntries(propertiesOf(wire));
  const fields = propertiesOf(valueSchema(call)).flatMap(([name, value]) => [
    {
      name,
      isRequired: wire.required?.includes(name) ?? false,
      rule: fieldRule(language, wires[name] ?? {}, value),
    },
    ...(value.type === 'object' ? structureLines(language, value, `${name}.`) : []),
  ]);
  if (call.file === null) return fields;
  return [
    ...fields,
    { name: call.file, isRequired: true, rule: say(language, 'openapi.rule.file') },
  ];
}

function table(language: Language, lines: readonly Line[], isForm: boolean): Html {
  if (lines.length === 0) return html`<p>${say(language, 'openapi.nothing')}</p>`;
  const rows = lines.map(
    ({ name, isRequired, rule }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${rule}</td>
        ${
          isForm
            ? html`<td>${say(language, `openapi.${isRequired ? 'required' : 'optional'}`)}</td>`
            : nothing
        }
      </tr>`,
  );
  const heads = ['field', 'rule'].map(
    (key) => html`<th scope="col">${say(language, `openapi.${key}`)}</th>`,
  );
  return html`<table>
    <thead>
      <tr>
        ${heads}${isForm ? html`<th scope="col">${say(language, 'openapi.presence')}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

const anchorOf = ({ path }: Call): string => path.slice(1).replaceAll('/', '_');

function article(language: Language, call: Call): Html {
  const badges = [
    ...(call.changes ? ['changes'] : []),
    ...(call.open ? ['open'] : []),
    ...(call.host === 'service' ? ['host'] : []),
  ].map((key) => html`<span class="badge">${say(language, `openapi.${key}`)}</span> `);
  return html`<article id="${anchorOf(call)}">
    <h3>${say(language, `openapi.call.${call.path}`)}</h3>
    <p><code>${call.path}</code> ${badges}</p>
    <h4>${say(language, 'openapi.sent')}</h4>
    ${table(language, formLines(language, call), true)}
    <h4>${say(language, 'openapi.answered')}</h4>
    ${table(language, structureLines(language, answerSchema(call)), false)}
  </article>`;
}

function section(language: Language, area: string, calls: readonly Call[]): Html {
  return html`<section>
    <h2 id="${area}">${say(language, `openapi.area.${area}`)}</h2>
    ${calls.map((call) => article(language, call))}
  </section>`;
}

function contents(language: Language): Html {
  const entries = Object.entries(callsByArea).map(
    ([area, calls]) =>
      html`<li>
        <a href="#${area}">${say(language, `openapi.area.${area}`)}</a> ${calls.length}
      </li>`,
  );
  return html`<nav aria-label="${say(language, 'openapi.contents')}">
    <ul>
      ${entries}
    </ul>
  </nav>`;
}

function pairs(
  language: Language,
  title: string,
  rows: readonly (readonly [string | number, string])[],
): Html {
  const lines = rows.map(
    ([name, words]) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${words}</td>
      </tr>`,
  );
  return html`<h2>${say(language, title)}</h2>
    <table>
      <tbody>
        ${lines}
      </tbody>
    </table>`;
}

function introduction(language: Language): Html {
  const headerRows = (['authorization', 'authType', 'userId', 'requestId'] as const).map(
    (key) => [headers[key], say(language, `openapi.header.${key}`)] as const,
  );
  const codeRows = Object.entries(codes).map(
    ([name, code]) => [code, say(language, `openapi.code.${name}`)] as const,
  );
  return html`<p>${say(language, 'openapi.introduction')}</p>
    ${contents(language)} ${pairs(language, 'openapi.headers', headerRows)}
    ${pairs(language, 'openapi.codes', codeRows)}`;
}

const otherLanguage = { zh: 'en', en: 'zh' } as const;

/** The calls as a page to read: grouped by area, without scripts; its style element carries the nonce. */
export function openApiPage(language: Language, nonce: string): string {
  const areas = Object.entries(callsByArea).map(([area, calls]) => section(language, area, calls));
  const title = say(language, 'openapi.title');
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${openApiStyle}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <a href="/openapi.json">${say(language, 'openapi.document')}</a>
          <a href="?language=${otherLanguage[language]}" lang="${otherLanguage[language]}"
            >${say(language, 'openapi.other')}</a
          >
        </header>
        <main>${introduction(language)} ${areas}</main>
      </body>
    </html> `.source;
}
