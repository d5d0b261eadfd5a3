import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TextHistory, ValueHistory } from './textHistory.ts';

const textOf = (...words: string[]) => {
  const history = new TextHistory('a text');
  for (const word of words) {
    history.send(word);
    history.answer(word, true);
  }
  return history;
};

test('a text history detects lost, duplicated, refused and invented updates', () => {
  const history = textOf('a', 'b');
  history.beginRead()('a b');
  assert.throws(() => history.beginRead()('b'), /a is lost/);
  assert.throws(() => history.beginRead()('a b a'), /twice/);
  assert.throws(() => history.beginRead()('a b x'), /nobody sent x/);
  history.send('c');
  history.beginRead()('a b c');
  history.answer('c', false);
  assert.throws(() => history.beginRead()('a b c'), /c was refused/);
});

test('a text history detects contradictory reads, but lets a read miss concurrent updates', () => {
  const history = textOf('a');
  const early = history.beginRead();
  history.send('b');
  history.answer('b', true);
  early('a');
  history.beginRead()('a b');
  assert.throws(() => history.beginRead()('b a'), /disagree/);
});

test('a value history detects a read of an overwritten value', () => {
  const history = new ValueHistory('a value');
  history.beginRead()(undefined);
  const first = history.beginWrite('1');
  history.beginRead()('1');
  first();
  const second = history.beginWrite('2');
  history.beginRead()('1');
  second();
  history.beginRead()('2');
  assert.throws(() => history.beginRead()('1'), /overwritten by 2/);
  assert.throws(() => history.beginRead()(undefined), /the value is missing/);
  assert.throws(() => history.beginRead()('3'), /nobody wrote 3/);
});
