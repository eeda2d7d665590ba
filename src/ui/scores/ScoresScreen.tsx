import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { scoreState } from '../../domain/scoreConfirmation';
import type { ScoreRow } from '../../domain/scores';
import type { scoreRows } from '../../machines/scores/scoreRows';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { scoreColumns } from './scoreColumns';
import { ScoresConfirmation } from './ScoresConfirmation';
import { ScoreTabs } from './ScoreTabs';

const words = {
  values: {
    exam_grade: (value: string) => `students:grade.${value}`,
  },
};

const actions = {
  looks: { confirmed: { icon: BadgeCheck, verb: 'confirmation.open' } },
  ofRow: (row: ScoreRow) => (scoreState(row) === 'entered' ? (['confirmed'] as const) : []),
  ofSelection: () => ['confirmed'] as const,
};

/** The scores of own students [SCREEN-128, ROUTE-068]. */
export function ScoresScreen({ actor }: ActorProps<typeof scoreRows>) {
  const { t } = useTranslation('scores');
  const record = (
    <>
      <LinkButton to="/score/record?view=several">{t('several.title')}</LinkButton>
      <LinkButton to="/score/record" kind="primary">
        {t('record.title')}
      </LinkButton>
    </>
  );
  return (
    <ListScreen {...{ actor, words, actions }} columns={scoreColumns} action={record} fill={record}>
      <ScoreTabs selected="list" />
      <ScoresConfirmation actor={actor} />
    </ListScreen>
  );
}
