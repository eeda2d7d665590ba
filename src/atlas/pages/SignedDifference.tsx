import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectProofs } from '../charts/atlas';
import type { DetailsProps } from './detailsProps';
import { Code, Fact, Line } from './Facts';
import { TransitionLinks } from './TransitionLinks';

/** How a chart differs from what was last signed: its transitions, the fewest steps to a difference, and the lines there. */
export function SignedDifference({
  actor,
  diagram,
  names,
}: Pick<DetailsProps, 'actor' | 'diagram' | 'names'>) {
  const { t } = useTranslation('atlas');
  const approval = useSelector(actor, selectProofs)[diagram.chart]?.approval ?? null;
  const { steps = [], before = [], after = [] } = approval ?? {};
  const changed = diagram.transitions.filter(({ id }) => approval?.transitions.includes(id));
  return (
    <>
      {changed.length === 0 ? null : (
        <Fact name={t('approval.transitions')}>
          <TransitionLinks actor={actor} transitions={changed} names={names} />
        </Fact>
      )}
      {steps.length === 0 ? null : (
        <Fact name={t('approval.steps', { count: steps.length - 1 })}>
          <ol>
            {steps.map((cause, index) => (
              <li key={index}>
                {index}. {names.step(cause)}
              </li>
            ))}
          </ol>
        </Fact>
      )}
      {before.length + after.length === 0 ? null : (
        <Fact name={t('approval.difference')}>
          {before.map((line) => (
            <Line key={`- ${line}`}>
              <Code>− {line}</Code>
            </Line>
          ))}
          {after.map((line) => (
            <Line key={`+ ${line}`}>
              <Code>+ {line}</Code>
            </Line>
          ))}
        </Fact>
      )}
    </>
  );
}
