import type { Condition, Parameters } from '../condition';
import { xmlId } from './names';

/**
 * A guard as an ECMAScript expression. Named guards are members of `guards`, for an interpreter to
 * be given; what a transition works out for its guard is asked of `parameters`.
 */
export function expressionOf(condition: Condition, transition: string): string {
  switch (condition.kind) {
    case 'named': {
      const { name, params } = condition;
      return `${member('guards', name)}(${argumentOf(params, `${quoted(transition)}, ${quoted(name)}`)})`;
    }
    case 'inline':
      return `guards[${quoted(transition)}]()`;
    case 'in':
      return inExpression(condition.state, transition);
    case 'not':
      return `!(${condition.of.map((one) => expressionOf(one, transition)).join(' || ')})`;
    default: {
      const operator = condition.kind === 'and' ? ' && ' : ' || ';
      const parts = condition.of.map((one) => expressionOf(one, transition));
      return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(operator)})`;
    }
  }
}

/** A function of a named object: `guards.isFrozen`. */
export function member(object: string, name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)
    ? `${object}.${name}`
    : `${object}[${quoted(name)}]`;
}

export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function argumentOf(params: Parameters, place: string): string {
  if (params.kind === 'none') return '';
  return params.kind === 'value' ? JSON.stringify(params.value) : `parameters(${place})`;
}

/** SCXML asks for one state by its id; any other state value is asked of the interpreter's host. */
function inExpression(state: unknown, transition: string): string {
  return typeof state === 'string' && state.startsWith('#')
    ? `In(${quoted(xmlId(state.slice(1)))})`
    : `guards[${quoted(transition)}](${JSON.stringify(state)})`;
}
