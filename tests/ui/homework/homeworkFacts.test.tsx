// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import en from '../../../locales/en/homework.json';
import zh from '../../../locales/zh/homework.json';
import { sampleHomework } from '../../../src/machines/homework/homeworkRows.paths';
import { HomeworkFacts } from '../../../src/ui/homework/HomeworkFacts';
import { languages, showView } from '../showView';

const words = { zh, en };

it.each(languages)(
  '[ENTITY-015] homework says who assigned it, and a withdrawn one that it is not due, in %s',
  (language) => {
    const { column, notDue } = words[language];
    const [, mark = ''] = notDue.at.split('{{time}}');
    const shown = (withdrawn_at: string | null) => {
      const homework = { ...sampleHomework, assigned_by: '周老师', withdrawn_at };
      showView(<HomeworkFacts homework={homework} reminding={undefined} />, language);
      return document.body.textContent;
    };
    const open = shown(null);
    expect(open).toContain(`${column.assignedBy}周老师`);
    expect(open).not.toContain(mark);
    expect(shown('2026-11-20T14:30:00+08:00')).toContain(mark);
  },
);
