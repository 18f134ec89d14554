"""Networks that learn by playing themselves; PyTorch is needed here and nowhere else."""
