import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../ui/parts/dates';
import type { Signature } from '../approval/files';
import { selectProofs } from '../charts/atlas';
import { ApprovalWords } from './ApprovalWords';
import type { DetailsProps } from './detailsProps';
import { Code, Fact, Facts } from './Facts';
import { SigningWays } from './SigningWays';
import { TransitionLinks } from './TransitionLinks';

const Line = chakra('span', { base: { display: 'block', textStyle: 'small' } });

/** Who has recorded or approved a chart, which remarks this answered, and what of it is other than they signed. */
export function ApprovalFacts({ actor, diagram, names }: DetailsProps) {
  const { t } = useTranslation('atlas');
  const dates = useDates();
  const approval = useSelector(actor, selectProofs)[diagram.chart]?.approval ?? null;
  const { signatures = [], steps = [], before = [], after = [] } = approval ?? {};
  const changed = diagram.transitions.filter(({ id }) => approval?.transitions.includes(id));
  const earlier = signatures.slice(0, -1).reverse();
  const signed = ({ act, by, at, why, sum, answers = [] }: Signature) => (
    <Line key={`${act} ${at} ${by} ${sum}`}>
      {t(`approval.signed.${act}`, { by, day: dates.date(at), why })}
      {answers.map((remark) => (
        <Line key={remark} paddingInlineStart={3} color="fg.muted">
          {t('approval.answers', { remark })}
        </Line>
      ))}
    </Line>
  );
  return (
    <Facts>
      <Fact name={t('approval.title')}>
        {approval === null ? t('contents.notYet') : <ApprovalWords approval={approval} />}
        {signatures.slice(-1).map(signed)}
        {earlier.length === 0 ? null : (
          <chakra.details textStyle="small">
            <chakra.summary cursor="pointer" color="fg.muted">
              {t('approval.earlier', { count: earlier.length })}
            </chakra.summary>
            {earlier.map(signed)}
          </chakra.details>
        )}
      </Fact>
      {approval === null ? null : <SigningWays chart={diagram.chart} approval={approval} />}
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
    </Facts>
  );
}
