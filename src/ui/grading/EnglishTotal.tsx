import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { englishItems, englishTotalMaximum, sumTyped } from '../../domain/grading';
import { numberTyped } from '../../domain/number';
import type { englishGrading } from '../../machines/grading/answerGrading';
import { type answerWork, selectPlace } from '../../machines/grading/answerWork';
import { selectValues } from '../../machines/grading/selectors';
import { SelectField } from '../parts/form/SelectField';
import { Status } from '../parts/Status';
import { OwnScores } from './OwnScores';

interface EnglishTotalProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly work: ActorRefFrom<typeof englishGrading>;
}

const totals = Array.from({ length: englishTotalMaximum + 1 }, (_, at) =>
  String(englishTotalMaximum - at),
).map((total) => ({ value: total, label: total }));

/** The total that is chosen, beside the sum of the items while they are typed. */
export function EnglishTotal({ actor, work }: EnglishTotalProps) {
  const { t } = useTranslation('grading');
  const values = useSelector(work, selectValues);
  const place = useSelector(actor, selectPlace);
  const sum = sumTyped(englishItems.map(({ item, maximum }) => ({ typed: values[item], maximum })));
  const isApart = sum !== null && values.total !== '' && Math.abs(Number(values.total) - sum) >= 1;
  return (
    <chakra.div display="grid" gap={1}>
      <SelectField name="total" options={totals} placeholder={t('answer.choose')} />
      <chakra.p role="status" fontVariantNumeric="tabular-nums">
        {isApart ? (
          <Status kind="watch">
            {t('answer.apart', { total: sum, maximum: englishTotalMaximum })}
          </Status>
        ) : (
          t('answer.itemSum', { total: sum ?? '—', maximum: englishTotalMaximum })
        )}
      </chakra.p>
      <OwnScores actor={place} score={numberTyped(values.total)} />
    </chakra.div>
  );
}
