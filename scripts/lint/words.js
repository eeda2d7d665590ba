const letters = '/\\p{L}/u';
const chinese = '/[\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef]/u';

/** Attributes whose value a person reads or hears. */
const spoken =
  '/^(title|alt|placeholder|label|aria-(label|description|placeholder|roledescription|valuetext))$/';

const inBraces = 'JSXExpressionContainer';
const written = `:matches(Literal[value=${letters}], TemplateElement[value.raw=${letters}])`;

/** A text that is the value of `place`, alone, in a template, or as a branch of a condition. */
const textOf = (place) =>
  [
    `${place} > ${inBraces} > ${written}`,
    `${place} > ${inBraces} > TemplateLiteral > ${written}`,
    `${place} > ${inBraces} > ConditionalExpression > ${written}.consequent`,
    `${place} > ${inBraces} > ConditionalExpression > ${written}.alternate`,
    `${place} > ${inBraces} > LogicalExpression > ${written}.right`,
  ].join(', ');

/** What people read lies in locales/, so that both languages have it. */
export const words = [
  {
    selector: `JSXText[value=${letters}], ${textOf(':matches(JSXElement, JSXFragment)')}`,
    message: 'Text lies in locales/: show t(key).',
  },
  {
    selector: `JSXAttribute[name.name=${spoken}] > ${written}, ${textOf(`JSXAttribute[name.name=${spoken}]`)}`,
    message: 'Text of attributes lies in locales/: pass t(key).',
  },
  {
    selector: `:matches(Literal[value=${chinese}], Literal[regex.pattern=${chinese}], TemplateElement[value.raw=${chinese}], JSXText[value=${chinese}])`,
    message: 'Chinese lies in locales/, in the tables of src/domain or in server/world/content.',
  },
];
