import { chakra } from '@chakra-ui/react';
import { __renderToDomTree as renderToTree } from 'katex';
import 'katex/dist/katex.min.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A node of KaTeX's own tree. */
interface FormulaNode {
  attributes?: Record<string, string>;
  readonly children?: readonly FormulaNode[];
}

declare module 'katex' {
  /** KaTeX exports it for output of one's own, without a type. */
  export function __renderToDomTree(
    source: string,
    options: KatexOptions,
  ): FormulaNode & { toNode(): Node };
}

/** Puts every attribute `style`, such as that of a tall brace, aside as `data-style`. */
function putStylesAside(node: FormulaNode): void {
  if (node.attributes?.['style'] !== undefined) {
    const { style, ...attributes } = node.attributes;
    node.attributes = { ...attributes, 'data-style': style };
  }
  node.children?.forEach(putStylesAside);
}

/**
 * The formula as elements, or undefined where KaTeX can't read it. The page's policy refuses the attribute `style`
 * [SEC], not the property: what KaTeX writes as the one is set as the other.
 */
function typeset(source: string, block: boolean): Element | undefined {
  const formula = document.createElement('span');
  try {
    const options = { displayMode: block, throwOnError: true, strict: false };
    const tree = renderToTree(source, options);
    putStylesAside(tree);
    formula.append(tree.toNode());
    for (const styled of formula.querySelectorAll<SVGElement>('[data-style]')) {
      styled.style.cssText = styled.dataset['style'] ?? '';
    }
    return formula;
  } catch {
    return undefined;
  }
}

/** One formula by KaTeX, with MathML for those who listen; its marked source if it is broken. */
export function Typeset({ source, block }: { readonly source: string; readonly block: boolean }) {
  const { t } = useTranslation('parts');
  const formula = useMemo(() => typeset(source, block), [source, block]);
  if (formula === undefined) {
    return (
      <chakra.span
        data-broken
        title={t('formula.broken')}
        fontFamily="mono"
        fontSize="0.93em"
        textDecoration="underline wavy"
        textDecorationColor="status.watch"
        textUnderlineOffset="3px"
      >
        {source}
      </chakra.span>
    );
  }
  return <span ref={(place) => place?.replaceChildren(formula)} />;
}
