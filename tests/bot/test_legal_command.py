"""`botifarra legal` as a shell sees it: standard output, standard error, exit status."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.__main__ import main

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "tests" / "vectors" / "legal_moves.json"


def test_vectors_come_back_byte_for_byte(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["legal", str(VECTORS)]) == 0
    assert capfdbinary.readouterr() == (VECTORS.read_bytes(), b"")


def test_dash_reads_standard_input() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "bot", "legal", "-"],
        input=VECTORS.read_bytes(),
        capture_output=True,
        cwd=ROOT,
        check=True,
    )
    assert (run.stdout, run.stderr) == (VECTORS.read_bytes(), b"")


def test_ten_thousand_situations(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    document = json.loads(VECTORS.read_text(encoding="utf-8"))
    right = [document["vectors"][number % 116]["legal"] for number in range(10_000)]
    document["vectors"] = [
        {**document["vectors"][number % 116], "id": str(number), "legal": None}
        for number in range(10_000)
    ]
    file = tmp_path / "many.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    began = time.monotonic()
    assert main(["legal", str(file)]) == 0
    assert time.monotonic() - began < 60
    answered = json.loads(capfdbinary.readouterr().out)
    assert [situation["legal"] for situation in answered["vectors"]] == right


def test_any_text_comes_back(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    content = (
        b'\xef\xbb\xbf{"format": "botifarra-legal-moves/1", "vectors": [],'
        b' "note": ["Vicen\xc3\xa7", "\\ud83d", 1e300, -0.5, {}]}'
    )
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    assert main(["legal", str(file)]) == 0
    out = capfdbinary.readouterr().out
    assert json.loads(out.decode()) == json.loads(content.decode("utf-8-sig"))
    assert "Vicenç" in out.decode()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "expected JSON: Expecting value: line 1 column 1 (char 0)"),
        (b"{'a': 1}", "expected JSON: Expecting property name enclosed in double quotes: "),
        (b"\xff\xfe{", "expected UTF-8 text: invalid start byte at byte 0"),
        (b"[" * 100_000, "expected JSON that is nested less deeply"),
        (b"[NaN]", "expected JSON, which has no NaN"),
        (b"[1e999]", "expected a smaller number: '1e999'"),
        (b"[%s]" % (b"9" * 5000), "Exceeds the limit (4300 digits)"),
        (b'{"id": "x", "a": 1, "a": 2}', "expected each field once in situation 'x': 'a'"),
        (b"[]", "expected an object in the document: []"),
        (
            b'{"format": "botifarra-legal-moves/1", "vectors": [{"id": "a", "variant": "x"}]}',
            "expected one of lliure, obligada in situation 'a', field variant: 'x'",
        ),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    content: bytes, reason: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    assert main(["legal", str(file)]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith(f"botifarra legal: {file}: {reason}")
    assert err.count("\n") == 1
    assert err.endswith("\n")


def test_a_missing_file_is_one_line_and_status_2(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "no/such/file.json"]) == 2
    assert capfd.readouterr().err == (
        "botifarra legal: no/such/file.json: No such file or directory\n"
    )


@pytest.mark.parametrize("arguments", [["legal"], ["no-such-command"]])
def test_wrong_usage_is_status_2(arguments: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "botifarra" in capfd.readouterr().err
