import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { questionReportPage } from '../../../domain/addresses';
import { useIsAllowed } from '../allowedPages';
import { LinkButton } from '../LinkButton';

interface ReportQuestionProps {
  readonly question: Parameters<typeof questionReportPage>[0];
}

/** Leads to the feedback to headquarters about a question; nothing for whom there is no such feedback [SCREEN-100]. */
export function ReportQuestion({ question }: ReportQuestionProps) {
  const { t } = useTranslation('answers');
  const page = questionReportPage(question);
  if (!useIsAllowed()(page)) return null;
  return (
    <LinkButton to={page} icon={Flag}>
      {t('report')}
    </LinkButton>
  );
}
