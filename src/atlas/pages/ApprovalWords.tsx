import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/parts/Status';
import type { KnownApproval } from '../model/approval';

interface ApprovalWordsProps {
  /** Null until it was looked at. */
  readonly approval: KnownApproval | null;
}

const kinds = {
  approved: 'good',
  recorded: 'watch',
  changed: 'act',
  edited: 'act',
  missing: 'none',
} as const;

/** Whether a chart is as somebody has approved it, as its author has recorded it, or waits for either. */
export function ApprovalWords({ approval }: ApprovalWordsProps) {
  const { t } = useTranslation('atlas');
  if (approval === null) return <chakra.span color="fg.muted">–</chakra.span>;
  const { standing } = approval;
  return <Status kind={kinds[standing]}>{t(`approval.${standing}`)}</Status>;
}
