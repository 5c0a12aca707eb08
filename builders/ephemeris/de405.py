"""Samples JPL's DE405 for the second check of the ephemeris.

DE405 is a numerical integration, independent of VSOP87, ELP and Swiss Ephemeris. The source is Debian's public-domain package
casacore-data-jpl-de405: `apt-get download casacore-data-jpl-de405 && dpkg-deb -x casacore-data-jpl-de405*.deb de405`, then
`python3 builders/ephemeris/de405.py de405/usr/share/casacore/data/ephemerides/DE405 > test/authorities/ephemeris-de405.json`.

Written: geometric vectors, ICRS, of Sun, Moon and planets from the centre of the Earth, km, at random instants (TDB, which is TT to 2 ms).
"""
import json
import random
import struct
import sys

RECORD = 1018  # coefficients of 32 days
HEADER = struct.pack('<3i', 1, 1, RECORD)
DAYS = 32
FIRST_MJD = 36912  # of the first record
EMRAT = 81.30056  # Earth's mass over the Moon's
# start, coefficients per coordinate, parts per record
LAYOUT = {
    'mercury': (0, 14, 4), 'venus': (168, 10, 2), 'emb': (228, 13, 2), 'mars': (306, 11, 1),
    'jupiter': (339, 8, 1), 'saturn': (363, 7, 1), 'moon': (438, 13, 8), 'sun': (750, 11, 2),
}


def records(folder):
    data = open(folder + '/table.f0i', 'rb').read()
    found, at = [], data.find(HEADER)
    while at >= 0:
        body = data[at + len(HEADER):at + len(HEADER) + RECORD * 8]
        if len(body) == RECORD * 8:
            found.append(struct.unpack('<%dd' % RECORD, body))
        at = data.find(HEADER, at + len(HEADER))
    return found


def chebyshev(coefficients, x):
    b1 = b2 = 0.0
    for c in reversed(coefficients[1:]):
        b1, b2 = 2 * x * b1 - b2 + c, b1
    return x * b1 - b2 + coefficients[0]


def state(rows, body, mjd):
    start, count, parts = LAYOUT[body]
    since = (mjd - FIRST_MJD) / DAYS
    row = int(since)
    inside = (since - row) * parts
    part = min(int(inside), parts - 1)
    x = 2 * (inside - part) - 1
    at = start + part * 3 * count
    return [chebyshev(rows[row][at + k * count:at + (k + 1) * count], x) for k in range(3)]


def sample(rows, mjd):
    moon = state(rows, 'moon', mjd)
    earth = [e - m / (1 + EMRAT) for e, m in zip(state(rows, 'emb', mjd), moon)]
    bodies = {'moon': moon}
    for body in ('sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'):
        bodies[body] = [p - e for p, e in zip(state(rows, body, mjd), earth)]
    return {'jd': mjd + 2400000.5, **{k: [round(x, 4) for x in v] for k, v in bodies.items()}}


rows = records(sys.argv[1])
rng = random.Random(20261114)
last = FIRST_MJD + DAYS * len(rows)
samples = [sample(rows, round(rng.uniform(FIRST_MJD + 1, last - 1), 5)) for _ in range(200)]
print(json.dumps({'source': 'JPL DE405 (Debian casacore-data-jpl-de405), geometric, geocentric, ICRS, km, jd TDB',
                  'samples': sorted(samples, key=lambda s: s['jd'])}, separators=(',', ':')))
