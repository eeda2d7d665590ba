import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { englishItems, englishTotalMaximum, sumTyped } from '../../domain/grading';
import type { englishGrading } from '../../machines/grading/answerGrading';
import { selectValues } from '../../machines/grading/selectors';
import { SelectField } from '../parts/form/SelectField';
import { Status } from '../parts/Status';

interface EnglishTotalProps {
  readonly work: ActorRefFrom<typeof englishGrading>;
}

const totals = Array.from({ length: englishTotalMaximum + 1 }, (_, at) =>
  String(englishTotalMaximum - at),
).map((total) => ({ value: total, label: total }));

/** The total that is chosen, beside the sum of the items while they are typed. */
export function EnglishTotal({ work }: EnglishTotalProps) {
  const { t } = useTranslation('grading');
  const values = useSelector(work, selectValues);
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
    </chakra.div>
  );
}
