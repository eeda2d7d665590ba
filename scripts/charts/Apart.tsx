import {
  type Behaviour,
  type Distinction,
  type Reaction,
  toldOnlyBy,
} from '../../src/atlas/compare';
import { fingerprint } from '../../src/paths';
import type { ChartWords } from '../paths/words';
import { Both } from './Both';
import { comesTo } from './text';
import { say } from './words';

interface ApartProps {
  readonly behaviour: Behaviour;
  readonly words: ChartWords;
}

/** What tells two versions apart for everybody outside, or that nothing does. */
export function Apart({ behaviour, words }: ApartProps) {
  if (behaviour.kind === 'different') {
    return <Sequence distinction={behaviour.distinction} words={words} />;
  }
  const values =
    behaviour.kind === 'incomparable'
      ? { reason: behaviour.reason }
      : { count: behaviour.exhausted };
  return (
    <p>
      <Both words={say(behaviour.kind, values)} />
    </p>
  );
}

interface SequenceProps {
  readonly distinction: Distinction;
  readonly words: ChartWords;
}

function Sequence({ distinction, words }: SequenceProps) {
  const { steps, before, after, isShown } = distinction;
  return (
    <>
      <h3>
        <Both words={say(isShown ? 'apart' : 'apartInMemory', { count: steps.length - 1 })} />
      </h3>
      <ol start={0}>
        {steps.map(({ stimulus, data }, index) => (
          <li key={index}>
            <Both words={words.step(stimulus)} /> <span className="data">{data}</span>
          </li>
        ))}
      </ol>
      <table>
        <tbody>
          <ReactionRow title="before" reaction={before} other={after} words={words} />
          <ReactionRow title="after" reaction={after} other={before} words={words} />
        </tbody>
      </table>
    </>
  );
}

interface ReactionRowProps {
  readonly title: 'before' | 'after';
  readonly reaction: Reaction;
  readonly other: Reaction;
  readonly words: ChartWords;
}

function ReactionRow({ title, reaction, other, words }: ReactionRowProps) {
  const { taken, context } = reaction;
  const facts = [
    ...taken.map((id) => ['takes', id] as const),
    ...toldOnlyBy(reaction, other).map((effect) => ['tells', effect] as const),
    ...Object.entries(context).map(
      ([key, value]) => ['remembers', `${key}: ${fingerprint(value)}`] as const,
    ),
  ];
  return (
    <tr>
      <th scope="row">
        <Both words={say(title)} />
      </th>
      <td>
        <Both words={comesTo(reaction, words)} />
        {taken.length === 0 ? (
          <div>
            <Both words={say('takesNothing')} />
          </div>
        ) : null}
        {facts.map(([key, fact]) => (
          <div key={`${key} ${fact}`}>
            <Both words={say(key)} /> <span className="data">{fact}</span>
          </div>
        ))}
      </td>
    </tr>
  );
}
