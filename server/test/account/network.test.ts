import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from '#server/account/network';

test('all addresses of an IPv6 network count as one sender, however they are written', () => {
  for (const address of [
    '2001:db8:0:1::7',
    '2001:0DB8:0000:0001:ffff:0:0:1',
    '2001:db8:0:1::',
    '2001:db8:0:1:a:b:c:d%eth0',
  ])
    assert.equal(networkOf(address), '2001:db8:0:1', address);
  assert.equal(networkOf('2001:db8::1'), '2001:db8:0:0');
  assert.equal(networkOf('::1'), '0:0:0:0');
  assert.notEqual(networkOf('2001:db8:0:2::7'), networkOf('2001:db8:0:1::7'));
});

test('every IPv4 address is a separate sender, even inside an IPv6 address', () => {
  assert.equal(networkOf('203.0.113.7'), '203.0.113.7');
  assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
});
