import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../ui/parts/dates';
import { TextLink } from '../../ui/parts/TextLink';
import type { Signature } from '../approval/files';
import { selectFiles, selectProofs } from '../charts/atlas';
import { addressText, changesTab } from '../model/address';
import { ApprovalWords } from './ApprovalWords';
import type { DetailsProps } from './detailsProps';
import { Fact, Facts, Line } from './Facts';
import { SignedDifference } from './SignedDifference';
import { SigningWays } from './SigningWays';

/** Who has recorded or approved a chart, which remarks this answered, and what of it is other than they signed. */
export function ApprovalFacts({ actor, diagram, names }: DetailsProps) {
  const { t } = useTranslation('atlas');
  const dates = useDates();
  // All are compared with one revision then, this chart too.
  const isComparedOtherwise = useSelector(actor, selectFiles).comparison !== null;
  const approval = useSelector(actor, selectProofs)[diagram.chart]?.approval ?? null;
  const { signatures = [] } = approval ?? {};
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
      {isComparedOtherwise || approval === null || approval.since === null ? null : (
        <Fact name={t('side.changes')}>
          <TextLink to={addressText({ chart: diagram.chart, tab: changesTab, changes: 'both' })}>
            {t('changes.sinceSigned')}
          </TextLink>
        </Fact>
      )}
      {approval === null ? null : <SigningWays chart={diagram.chart} approval={approval} />}
      <SignedDifference {...{ actor, diagram, names }} />
    </Facts>
  );
}
