import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowRight, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  selectAnalysis,
  selectFinal,
  selectHandout,
  selectNext,
} from '../../../machines/reports/handoutAddress';
import type { ReportActor } from '../../../machines/reports/reportRows';
import { LinkButton } from '../LinkButton';

/** Where a report of one student or class leads on to; nothing before it is there. */
export function ReportWays({ actor }: { readonly actor: ReportActor }) {
  const { t } = useTranslation('reports');
  const handout = useSelector(actor, selectHandout);
  const final = useSelector(actor, selectFinal);
  const analysis = useSelector(actor, selectAnalysis);
  const next = useSelector(actor, selectNext);
  if (handout === null) return null;
  return (
    <Flex gap={2} wrap="wrap">
      {final === null ? null : <LinkButton to={final}>{t('final')}</LinkButton>}
      {analysis === null ? null : <LinkButton to={analysis}>{t('analysis')}</LinkButton>}
      {next === null ? null : (
        <LinkButton to={next} icon={ArrowRight}>
          {t('next.open')}
        </LinkButton>
      )}
      <LinkButton to={handout} icon={Printer}>
        {t('handout.open')}
      </LinkButton>
    </Flex>
  );
}
