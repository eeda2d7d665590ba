/** A piece of an XML document: an element, or a comment. */
export type Xml =
  | {
      readonly name: string;
      readonly attributes: readonly (readonly [string, string])[];
      readonly children: readonly Xml[];
    }
  | { readonly comment: string };

type Attributes = Readonly<Record<string, string | null>>;

/** An element; attributes that are null are left out. */
export function element(name: string, attributes: Attributes = {}, children: readonly Xml[] = []) {
  const given = Object.entries(attributes).flatMap(([key, value]): [string, string][] =>
    value === null ? [] : [[key, value]],
  );
  return { name, attributes: given, children } satisfies Xml;
}

export function comment(text: string): Xml {
  return { comment: text };
}

/** The document of an element. */
export function documentOf(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${linesOf(root, '').join('\n')}\n`;
}

function linesOf(xml: Xml, indent: string): string[] {
  if ('comment' in xml) return [`${indent}<!-- ${commentText(xml.comment)} -->`];
  const attributes = xml.attributes.map(([key, value]) => ` ${key}="${attributeText(value)}"`);
  const head = `${indent}<${xml.name}${attributes.join('')}`;
  if (xml.children.length === 0) return [`${head}/>`];
  return [
    `${head}>`,
    ...xml.children.flatMap((child) => linesOf(child, `${indent}  `)),
    `${indent}</${xml.name}>`,
  ];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

function attributeText(text: string): string {
  return text.replace(/[&<>"\n]/g, (character) => entities[character] ?? character);
}

/** A comment may hold no two hyphens in a row, and none at its end. */
function commentText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/-(?=-|$)/g, '- ')
    .trimEnd();
}
