import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../parts/Link';
import { StatusShape, type StatusKind } from '../parts/Status';

interface CountTileProps {
  readonly to: string;
  /** What is counted. */
  readonly word: string;
  readonly children: number;
}

/** A large number that leads to what it counts. */
export function CountTile({ to, word, children }: CountTileProps) {
  return (
    <li className="counts-tile">
      <Link className="counts-cell" to={to}>
        <span className="counts-large figures">
          <Figure>{children}</Figure>
        </span>
        <span className="small muted">{word}</span>
      </Link>
    </li>
  );
}

interface CountStripProps {
  readonly title: string;
  readonly counts: readonly {
    readonly id: string;
    readonly kind: StatusKind;
    readonly word: string;
    readonly count: number;
    readonly to: string;
  }[];
}

/** How many stand at each status, side by side; each leads to them. */
export function CountStrip({ title, counts }: CountStripProps) {
  const id = useId();
  return (
    <div className="counts-strip">
      <h3 id={id} className="counts-title small muted">
        {title}
      </h3>
      <ul aria-labelledby={id} className="contents">
        {counts.map(({ id: status, kind, word, count, to }) => (
          <li key={status} className="counts-status">
            {/* Read as it is counted, the word first; seen the other way round. */}
            <Link className="counts-cell" to={to}>
              <span className="status small muted">
                <StatusShape kind={kind} />
                <span className="cut" title={word}>
                  {word}
                </span>
              </span>
              <span className={count === 0 ? 'figures muted' : 'counts-some figures'}>
                <Figure>{count}</Figure>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FigureProps {
  readonly children: number;
}

function Figure({ children }: FigureProps) {
  const { t } = useTranslation('home');
  return t('figure', { value: children });
}
