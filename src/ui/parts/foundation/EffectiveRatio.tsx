import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Durations,
  effectiveKinds,
  effectiveSeconds,
  effectiveShare,
  type StudyKind,
  studyKinds,
  totalSeconds,
} from '../../../domain/foundationTime';
import { wholeMinutes, wholePercent } from '../../../domain/number';
import { columnsOf, minutes, text } from '../columns';
import { ColumnsTable } from '../ColumnsTable';
import { Dialog } from '../Dialog';
import { Text } from '../Text';
import { useToldName } from '../useToldName';

interface EffectiveRatioProps {
  /** Whose time, or of which week. */
  readonly name: string;
  readonly seconds: Durations;
}

interface Part {
  readonly kind: StudyKind;
  readonly seconds: number;
}

const columns = columnsOf<Part>(
  'foundation',
  [
    text('kind', ({ kind }, { t }) => t(`time.kind.${kind}`), { width: 32 }),
    minutes('minutes', ({ seconds }) => seconds, { width: 20 }),
    text('counts', ({ kind }, { t }) =>
      t(effectiveKinds.includes(kind) ? 'ratio.effective' : 'ratio.other'),
    ),
  ],
  'ratio.column',
);

const rowId = ({ kind }: Part) => kind;

const Figure = chakra('button', {
  base: {
    color: 'brand.fg',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    _print: { color: 'inherit', textDecoration: 'none' },
  },
});

/** The effective ratio; pressing it shows its formula with these numbers, and the rows behind it [CONST-035]. */
export function EffectiveRatio({ name: written, seconds }: EffectiveRatioProps) {
  const { t } = useTranslation('foundation');
  const name = useToldName()(written);
  const [isOpen, setOpen] = useState(false);
  const share = effectiveShare(seconds);
  if (share === null) return t('parts:none');
  const percent = `${String(wholePercent(share))}%`;
  return (
    <>
      <Figure
        type="button"
        aria-label={t('ratio.open', { name, percent })}
        onClick={() => setOpen(true)}
      >
        {percent}
      </Figure>
      <Dialog
        open={isOpen}
        size="md"
        title={t('ratio.title', { name })}
        onClose={() => setOpen(false)}
      >
        <Text as="p">
          {t('ratio.formula', {
            effective: wholeMinutes(effectiveSeconds(seconds)),
            total: wholeMinutes(totalSeconds(seconds)),
            percent,
          })}
        </Text>
        <Text as="p" small muted>
          {t('effectiveWhy')}
        </Text>
        <Text as="p" small muted mb={2}>
          {t('ratio.minutesWhy')}
        </Text>
        <ColumnsTable
          label={t('ratio.title', { name })}
          columns={columns}
          rows={studyKinds.map((kind) => ({ kind, seconds: seconds[kind] }))}
          rowId={rowId}
        />
      </Dialog>
    </>
  );
}
