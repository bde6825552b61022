import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runQuietly } from './processes.mjs';

/** Elsewhere than on Debian packages of the same name are often others: chromium is a stub that asks for another packager. */
export function mayUseApt() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && /^ID=debian$/m.test(system);
}

/**
 * What keeps a package from starting the server that it brings, and from making a database of its own: these would take
 * ports of the machine and run on. Each file is there while packages are installed, unless the machine has one already.
 */
const quiet = [
  { path: '/usr/sbin/policy-rc.d', text: '#!/bin/sh\nexit 101\n', mode: 0o755 },
  {
    only: 'postgresql',
    path: '/etc/postgresql-common/createcluster.d/qinghe.conf',
    text: 'create_main_cluster = false\n',
    mode: 0o644,
  },
];

/**
 * Installs packages of Debian's; none of them starts anything.
 * @param {readonly string[]} packages
 * @returns {Promise<string>} what went wrong; empty where nothing did
 */
export async function installFromDebian(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const written = quiet.filter(({ path, only }) => !existsSync(path) && (!only || packages.includes(only)));
  for (const { path, text, mode } of written) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode });
  }
  try {
    const update = await runQuietly('apt-get', ['update'], { env });
    const wanted = ['install', '-y', '--no-install-recommends', ...packages];
    const install = await runQuietly('apt-get', wanted, { env });
    return install.code === 0 ? '' : `${update.output}\n${install.output}`;
  } finally {
    for (const { path } of written) rmSync(path, { force: true });
  }
}
