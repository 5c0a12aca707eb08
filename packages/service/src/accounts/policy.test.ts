import { expect, test } from 'vitest';
import { infos } from '../../../ganaka/test/kit/engines.ts';
import { PLAN_IDS } from './plans.ts';
import { isFullOn, opens, plansFullSomewhere, prefixesOf } from './policy.ts';

const engines = infos('chitrapaksha');
const engine = (key: string) => {
  const found = engines.find((each) => each.key === key);
  if (found === undefined) throw new Error(key);
  return found;
};
const [surya, drik, chitra] = ['surya-siddhanta', 'drik', 'true-chitra'].map(engine) as [
  ReturnType<typeof engine>,
  ReturnType<typeof engine>,
  ReturnType<typeof engine>,
];

test('keys begin as the specification says', () => {
  expect(prefixesOf(engines)).toEqual(['drik', 'mool', 'surya', 'tg']);
});

test('and open the engines of the specification', () => {
  const opened = (prefix: string) => engines.filter((each) => opens(prefix, each));
  expect(opened('drik')).toEqual([drik, chitra]);
  expect(opened('mool')).toEqual([surya]);
  expect(opened('surya')).toEqual([surya]);
  expect(opened('tg')).toEqual(engines);
  expect(opened('arya')).toEqual([]);
});

test('full Surya needs Commercial, full Drik needs Developer', () => {
  expect(PLAN_IDS.map((id) => isFullOn(id, surya))).toEqual([false, false, false, true, true]);
  expect(PLAN_IDS.map((id) => isFullOn(id, drik))).toEqual([false, true, true, true, true]);
  expect(PLAN_IDS.map((id) => isFullOn(id, chitra))).toEqual([false, true, true, true, true]);
  expect(plansFullSomewhere(engines)).toEqual(['developer', 'pro', 'commercial', 'enterprise']);
});

test('an engine names plans that there are, and with a plan every greater one; no two words make one key', () => {
  for (const { access } of engines) {
    const from = PLAN_IDS.findIndex((id) => access.fullPlans.includes(id));
    expect(access.fullPlans).toEqual(PLAN_IDS.slice(from));
    for (const prefix of access.keyPrefixes) expect(prefix).toMatch(/^[a-z]+$/);
    expect(access.keyPrefixes).not.toContain('tg');
  }
});
