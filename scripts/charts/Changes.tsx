import {
  type Difference,
  type ImplementationChange,
  markOf,
  type NumberedChange,
} from '../../src/atlas/compare';
import type { Language, Words } from '../paths/words';
import { Both, InBoth } from './Both';
import { addressOf } from './addresses';
import { say } from './words';

interface ChangesProps {
  readonly chart: string;
  readonly changes: readonly NumberedChange[];
  /** What a state or transition is called in the version that has it. */
  readonly nameOf: (change: NumberedChange) => Words;
}

/** What is new, gone, renamed or changed, by the numbers in the drawings. */
export function Changes({ chart, changes, nameOf }: ChangesProps) {
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={change.number}>
          <span className="sign">
            <InBoth>
              {(language) => (
                <a href={`#${addressIn(chart, language, change)}`}>{markOf(change).text}</a>
              )}
            </InBoth>
          </span>
          <span className="kind">
            <Both words={say(change.kind)} />
          </span>{' '}
          <Both words={nameOf(change)} /> <code>{idsOf(change)}</code>
          {change.differences.length === 0 ? null : (
            <dl>
              {change.differences.map((one) => (
                <DifferenceRow key={one.part} difference={one} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Where a change is marked: in the latter version, unless it is gone there. */
function addressIn(chart: string, language: Language, { after, number }: NumberedChange): string {
  return addressOf(chart, language, after === null ? 'before' : 'after', number);
}

function DifferenceRow({ difference: { part, before, after } }: { difference: Difference }) {
  const nothing = <Both words={say('nothing')} />;
  return (
    <>
      <dt>
        <Both words={say(`part.${part}`)} />
      </dt>
      <dd>
        {before === '' ? nothing : <del>{before}</del>} →{' '}
        {after === '' ? nothing : <ins>{after}</ins>}
      </dd>
    </>
  );
}

function idsOf({ before, after }: NumberedChange): string {
  return [...new Set([before, after])].filter((id) => id !== null).join(' → ');
}

/** Guards, actions and delays whose names have stayed, but not what they do. */
export function Functions({ changes }: { readonly changes: readonly ImplementationChange[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <h3>
        <Both words={say('implementations')} />
      </h3>
      <ul>
        {changes.map(({ kind, name, transitions }) => (
          <li key={`${kind} ${name}`}>
            <Both words={say(`function.${kind}`)} /> <code>{name}</code>
            {' · '}
            <Both words={say('usedBy', { count: transitions.length })} />
            {transitions.map((id) => (
              <div key={id}>
                <code>{id}</code>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
