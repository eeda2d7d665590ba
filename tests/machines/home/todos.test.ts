import { describe, expect, it } from 'vitest';
import { homeAnswers } from '../../../src/machines/home/homePolls.paths';
import { selectSnoozing, todos } from '../../../src/machines/home/todos';
import { todosPaths } from '../../../src/machines/home/todos.paths';
import { run } from '../parts/world';

const opened = () => run(todos, todosPaths.inputs.subject);

const [essay] = todosPaths.events['snooze.requested'];
const snoozeEssay = { type: 'snooze.requested', ...essay } as const;

describe('the to-do list', () => {
  it('[SCREEN-007] puts a thing off with a reason, from tomorrow on, and looks at the list again', async () => {
    const { actor, asked, named, last, told } = opened();
    await last('/home/todoList').answer(homeAnswers.todoList);
    actor.send(snoozeEssay);
    const snooze = selectSnoozing(actor.getSnapshot());
    snooze?.send({ type: 'submit.requested' });
    snooze?.send({ type: 'field.changed', field: 'reason', value: ' x ' });
    snooze?.send({ type: 'submit.requested' });
    expect(asked.filter(({ name }) => name === '/home/snoozeTodo')).toHaveLength(0);
    snooze?.send({ type: 'field.changed', field: 'reason', value: 'On a trip' });
    snooze?.send({ type: 'submit.requested' });
    expect(last('/home/snoozeTodo').input).toEqual({
      ...{ subject_id: 2, item: 'essayToCorrect:7', reason: 'On a trip', until: '2026-11-21' },
    });
    await last('/home/snoozeTodo').answer({});
    await last('draft.remove').answer(null);
    expect(actor.getSnapshot().matches('browsing')).toBe(true);
    expect(named('/home/todoList')).toHaveLength(2);
    expect(told).toMatchObject([{ tone: 'good', message: { key: 'home:snooze.done' } }]);
  });

  it('does not put a thing off until today', () => {
    const { actor, asked } = opened();
    actor.send(snoozeEssay);
    const snooze = selectSnoozing(actor.getSnapshot());
    snooze?.send({ type: 'field.changed', field: 'reason', value: 'On a trip' });
    snooze?.send({ type: 'field.changed', field: 'until', value: '2026-11-20' });
    snooze?.send({ type: 'submit.requested' });
    expect(snooze?.getSnapshot().context.errors).toEqual({ until: 'past' });
    expect(asked.filter(({ name }) => name === '/home/snoozeTodo')).toHaveLength(0);
  });
});
