import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface TypesetProps {
  readonly source: string;
  readonly block: boolean;
}

/** The formula as markup, or undefined where KaTeX can't read it. */
function typeset(source: string, block: boolean): string | undefined {
  try {
    return katex.renderToString(source, { displayMode: block, throwOnError: true, strict: false });
  } catch {
    return undefined;
  }
}

/** One formula by KaTeX, with MathML for those who listen; its marked source if it is broken. */
export function Typeset({ source, block }: TypesetProps) {
  const { t } = useTranslation('parts');
  const markup = useMemo(() => typeset(source, block), [source, block]);
  if (markup === undefined) {
    return (
      <span className="typeset-broken" data-broken title={t('formula.broken')}>
        {source}
      </span>
    );
  }
  return <span dangerouslySetInnerHTML={{ __html: markup }} />;
}
