"""Two machines, one of them lost on purpose: the counts are right and the rows the same.

A missing cluster is reported at once.
"""

from __future__ import annotations

import socket
import warnings
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from bigshoulders.kernel.errors import GameError
from bigshoulders.lab.cluster import connect
from bigshoulders.lab.experiment.results import Results
from bigshoulders.lab.experiment.run import run_spec
from bigshoulders.lab.experiment.spec import parse_spec
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import messages
from test_spec import SMALL

MANY = SMALL.replace("games = 10", "games = 64")
PATIENCE = 120  # seconds
MEMORY = 80_000_000  # bytes of object store; Ray requires at least about this much


@pytest.fixture
def cluster() -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own, on its import and start
        import ray
        from ray.cluster_utils import Cluster

        options = {"num_cpus": 1, "object_store_memory": MEMORY}
        found = Cluster(initialize_head=True, head_node_args=options)
        ray.init(address=found.address, log_to_driver=False, logging_level="error")
        found.add_node(**options)  # later, so that we aren't connected to the machine that is lost
        try:
            yield found
        finally:
            ray.shutdown()
            found.shutdown()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_loses_a_machine_finishes_with_the_same_rows(tmp_path: Path, cluster: Any):
    spec = parse_spec(MANY, "")
    here = Results(tmp_path / "here", spec)
    list(run_spec(here))
    there = Results(tmp_path / "there", spec)
    running = run_spec(there, ray=cluster.address)
    kept = next(running)
    lost = next(node for node in cluster.list_all_nodes() if node is not cluster.head_node)
    cluster.remove_node(lost, allow_graceful=False)
    kept += sum(running)
    assert kept == 67
    assert there.missing() == []
    assert there.finish().read_bytes() == here.finish().read_bytes()
    import ray

    # Both machines have one address here. Until Ray counts the lost one as dead, a new driver may
    # choose it, and Ray then ends the driver's process.
    cluster.wait_for_nodes(timeout=PATIENCE)
    ray.shutdown()
    connect(cluster.address)
    assert ray.is_initialized()


@pytest.mark.parametrize(
    "address",
    ["nonsense", "host:", ":6379", "host:port", "host:0", "host:65536", "ray://host", "-"],
)
def test_an_invalid_address_is_refused(address: str):
    with pytest.raises(GameError, match="lab/bad-address") as found:
        connect(address)
    assert found.value.where == address
    assert "HOST:PORT" in explain(messages("en"), found.value)


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}", "[::1]:{}"])
def test_a_dead_address_is_reported_at_once(form: str):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    begun = monotonic()
    with pytest.raises(GameError, match="lab/no-cluster") as found:
        connect(form.format(port))
    assert found.value.where == form.format(port)
    assert monotonic() - begun < 10


def test_an_unknown_machine_is_reported():
    with pytest.raises(GameError, match="lab/no-cluster"):
        connect("no-such-machine.invalid:6379")
