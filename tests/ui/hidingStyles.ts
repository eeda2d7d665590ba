import { StyleSheet } from '@emotion/sheet';

type Property = 'display' | 'visibility';

/** What the elements of a selector are told. */
interface Told {
  readonly selector: string;
  readonly property: Property;
  readonly value: string;
}

const hiding = /display:\s*none|visibility:\s*(hidden|collapse)/;
const classNames = /\.[\w-]+/g;
/** Rules that hold for a medium, a width or a while: a page without a layout has none of these. */
const conditional =
  /@(?:media|container|supports|(?:-webkit-)?keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
const layer = /@layer [\w.]+\{/g;
const ruleset = /([^{}]+)\{([^{}]*)\}/g;
const declaration = /(?:^|;)(display|visibility):([\w-]+)/g;

const isProperty = (name: string): name is Property => name === 'display' || name === 'visibility';

function toldBy(rule: string): readonly Told[] {
  const rules = rule.replace(conditional, '').replace(layer, '').matchAll(ruleset);
  return [...rules].flatMap(([, selector = '', declarations = '']) =>
    [...declarations.matchAll(declaration)].flatMap(([, property = '', value = '']) =>
      isProperty(property) && !selector.includes('::') ? [{ selector, property, value }] : [],
    ),
  );
}

/** What rules have told since the first view, in order: those that hide, and those that show the same again. */
const told = new Map<string, readonly Told[]>();
const classesThatHide = new Set<string>();

/**
 * Keeps the styles of views away from the page, and in mind what they hide: without a layout nothing else matters,
 * and each element would be matched with each rule whenever its style is asked for.
 */
export function keepStylesAway(): void {
  StyleSheet.prototype.insert = (rule) => {
    const names = rule.match(classNames) ?? [];
    if (hiding.test(rule)) for (const name of names) classesThatHide.add(name);
    else if (!names.some((name) => classesThatHide.has(name))) return;
    if (!told.has(rule)) told.set(rule, toldBy(rule));
  };
}

function styled(text: string): CSSStyleDeclaration {
  const { style } = document.createElement('i');
  style.cssText = text;
  return style;
}

/** Tells, of the page as it stands, which elements are hidden, where all else of a style is as good as none. */
export function hidingStyles(): (element: Element) => CSSStyleDeclaration {
  const values = { display: new Map<Element, string>(), visibility: new Map<Element, string>() };
  const onPage = new Set(
    [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  );
  const concernsPage = ({ selector }: Told) =>
    (selector.match(classNames) ?? []).every((name) => onPage.has(name.slice(1)));
  for (const { selector, property, value } of [...told.values()].flat().filter(concernsPage)) {
    for (const element of document.querySelectorAll(selector)) {
      values[property].set(element, value);
    }
  }
  const own = (element: Element, property: Property) =>
    (element instanceof HTMLElement && element.hasAttribute('style')
      ? element.style.getPropertyValue(property)
      : '') || values[property].get(element);
  const visibilityOf = (element: Element | null): string =>
    element === null
      ? 'visible'
      : (own(element, 'visibility') ?? visibilityOf(element.parentElement));

  const [shown, none, hidden] = [
    styled('display:block'),
    styled('display:none'),
    styled('visibility:hidden'),
  ] as const;
  const styleOf = (element: Element) => {
    if (own(element, 'display') === 'none') return none;
    return visibilityOf(element) === 'visible' ? shown : hidden;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  return (element) => {
    const style = styles.get(element) ?? styleOf(element);
    styles.set(element, style);
    return style;
  };
}
