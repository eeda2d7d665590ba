import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { inSubject, LinkSubject, SeenSubjects } from './allowedPages';
import { Tabs } from './Tabs';

interface SubjectTabsProps {
  /** The page, without a subject. */
  readonly to: string;
}

/** The same page in each subject of the account, where no header has them; nothing where there is one subject. */
export function SubjectTabs({ to }: SubjectTabsProps) {
  const { t } = useTranslation('shell');
  const ids = useContext(SeenSubjects);
  const shown = useContext(LinkSubject);
  if (ids.length < 2) return null;
  return (
    <Tabs
      wraps
      label={t('subject.label')}
      selected={String(shown)}
      items={ids.map((id) => ({
        ...{ id: String(id), label: t(`subject.${String(id)}`), to: inSubject(to, id) },
      }))}
    />
  );
}
