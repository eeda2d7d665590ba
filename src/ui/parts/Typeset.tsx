import { chakra } from '@chakra-ui/react';
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface TypesetProps {
  readonly source: string;
  readonly block: boolean;
}

/** The formula as elements, or undefined where KaTeX can't read it. */
function typeset(source: string, block: boolean): Element | undefined {
  const formula = document.createElement('span');
  try {
    katex.render(source, formula, { displayMode: block, throwOnError: true, strict: false });
    return formula;
  } catch {
    return undefined;
  }
}

/** One formula by KaTeX, with MathML for those who listen; its marked source if it is broken. */
export function Typeset({ source, block }: TypesetProps) {
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
